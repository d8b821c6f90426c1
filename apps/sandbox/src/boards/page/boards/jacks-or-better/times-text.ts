import type { Fraction } from '@maidan/casino'

/** A multiple of the stake with two decimals, rounded down: `×1.53`. */
export function timesText({ numerator, denominator }: Fraction): string {
  const hundredths = (numerator * 100n) / denominator
  return `×${hundredths / 100n}.${(hundredths % 100n).toString().padStart(2, '0')}`
}
