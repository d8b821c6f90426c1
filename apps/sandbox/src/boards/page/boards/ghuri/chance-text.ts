import { fraction, ghuriChance, percentText, plus, type Fraction } from '@maidan/casino'

/** How often a kite gets so high, as a percentage. */
export function chanceText(centi: number): string {
  return `${nearestPercent(ghuriChance(centi))}%`
}

/** A percentage with two decimals, rounded to the nearest. */
export function nearestPercent(share: Fraction): string {
  return percentText(plus(share, fraction(1n, 20_000n)))
}
