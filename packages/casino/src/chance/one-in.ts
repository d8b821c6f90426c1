import type { Fraction } from './fraction.ts'

/** A chance as one in so many, to the nearest whole number: `"6"`. For chances above 0. */
export function oneIn({ numerator, denominator }: Fraction): string {
  return ((2n * denominator + numerator) / (2n * numerator)).toString()
}
