/** How a division of money ends when it does not come out even; always named at the call. */
export type Rounding = 'floor' | 'ceil' | 'half_even'

/** `numerator / denominator` as an integer, rounded as named. The denominator is positive. */
export function divideMoney(numerator: bigint, denominator: bigint, rounding: Rounding): bigint {
  if (denominator <= 0n) throw new RangeError('the denominator must be positive')
  const quotient = numerator / denominator
  const remainder = numerator % denominator
  const floor = remainder < 0n ? quotient - 1n : quotient
  if (remainder === 0n) return quotient
  switch (rounding) {
    case 'floor':
      return floor
    case 'ceil':
      return floor + 1n
    case 'half_even':
      return nearestEven(numerator - floor * denominator, denominator, floor)
  }
}

/** Hundredths of a percent, so that 9.6 % is 960: exact for every rate staff may enter. */
export function percentOf(minor: bigint, hundredths: bigint, rounding: Rounding): bigint {
  return divideMoney(minor * hundredths, 10_000n, rounding)
}

function nearestEven(rest: bigint, denominator: bigint, floor: bigint): bigint {
  const doubled = rest * 2n
  if (doubled < denominator) return floor
  if (doubled > denominator) return floor + 1n
  return floor % 2n === 0n ? floor : floor + 1n
}
