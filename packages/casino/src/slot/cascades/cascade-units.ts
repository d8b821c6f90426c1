import { fraction, type Fraction } from '../../chance/fraction.ts'
import type { CascadeFigures } from './stop-tally.ts'

/** The expected units of one spin with all its cascades. */
export function cascadeUnits({ byScatters }: CascadeFigures): Fraction {
  const sum = { units: 0n, stops: 0n }
  for (const { units, stops } of byScatters) {
    sum.units += units
    sum.stops += stops
  }
  return fraction(sum.units, sum.stops)
}
