import type { Currency } from '@maidan/money'
import { checkRange, readAmount } from './read-amount.ts'

/** More than this no person moves by hand, with or without a second one: 10 lakh. */
export const PAYMENT_MAX_MINOR = 100_000_000n

/** Reads an amount that staff typed: above zero and at most `PAYMENT_MAX_MINOR`, in minor units. */
export function readStaffAmount(
  value: string | number,
  currency: Currency,
  field = 'amount',
): bigint {
  const amountMinor = readAmount(value, currency, field)
  checkRange(amountMinor, { minMinor: 1n, maxMinor: PAYMENT_MAX_MINOR, currency }, field)
  return amountMinor
}
