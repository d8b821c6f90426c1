import type { Fraction } from '@maidan/casino'

/** Points in hundredths with one decimal, as averages are read: `23.7`. */
export function averageText(centi: number): string {
  return (centi / 100).toFixed(1)
}

/** What a rung pays, as people read it: `1.23`, `15.9`, `84`. */
export function timesText(paysCenti: number): string {
  return String(paysCenti / 100)
}

/** A chance as a percentage with as many digits as tell it apart: `40%`, `4.4%`, `0.08%`. */
export function chanceText({ numerator, denominator }: Fraction): string {
  if (numerator === 0n) return '–'
  const percent = Number((numerator * 1_000_000n) / denominator) / 10_000
  if (percent >= 10) return `${percent.toFixed(0)}%`
  if (percent >= 1) return `${percent.toFixed(1)}%`
  return percent >= 0.01 ? `${percent.toFixed(2)}%` : '<0.01%'
}
