import { checkRange, readAmount } from '../payments/read-amount.ts'
import type { SettledDeposit } from './lock-settled.ts'

/**
 * How much of a deposit goes back, in minor units, as it was typed: empty or missing is all that is
 * left of it. Refuses with AMOUNT_INVALID, and with AMOUNT_OUT_OF_RANGE more than is left.
 */
export function readPart(
  { currency, leftMinor }: SettledDeposit,
  typed: string | number | undefined,
): bigint {
  if (typed === undefined || typed === '') return leftMinor
  const amountMinor = readAmount(typed, currency)
  checkRange(amountMinor, { minMinor: 1n, maxMinor: leftMinor, currency })
  return amountMinor
}
