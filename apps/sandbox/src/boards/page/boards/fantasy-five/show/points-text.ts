import type { Fraction } from '@maidan/casino'

/** Points in hundredths with one decimal, as averages are read: `23.7`. */
export function averageText(centi: number): string {
  return (centi / 100).toFixed(1)
}

/** What a rung pays, as people read it: `1.23`, `15.9`, `84`. */
export function timesText(paysCenti: number): string {
  return String(paysCenti / 100)
}

/** A chance as a percentage with as many digits as tell it apart: `39.7%`, `4.38%`, `0.078%`. */
export function chanceText({ numerator, denominator }: Fraction): string {
  const percent = Number((numerator * 1_000_000n) / denominator) / 10_000
  if (percent >= 10) return `${percent.toFixed(0)}%`
  return percent >= 1 ? `${percent.toFixed(1)}%` : `${percent.toFixed(2)}%`
}
