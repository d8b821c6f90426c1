import { decimalAmount, latinDigits, parseAmount, type Currency } from '@maidan/money'
import { fieldRefusal } from '../../platform/http/refusal.ts'

/** Reads an amount above zero from a request's field, in minor units. */
export function readAmount(value: string | number, currency: Currency, field = 'amount'): bigint {
  const text = typeof value === 'string' ? latinDigits(value) : value
  const parsed = parseAmount(text, currency)
  if (!parsed.ok || parsed.minor === 0n) throw fieldRefusal('AMOUNT_INVALID', field)
  return parsed.minor
}

/** Refuses an amount outside a range at its field, naming the range. */
export function checkRange(
  amountMinor: bigint,
  range: { minMinor: bigint; maxMinor: bigint; currency: Currency },
  field = 'amount',
) {
  const { minMinor, maxMinor, currency } = range
  if (amountMinor >= minMinor && amountMinor <= maxMinor) return
  const min = decimalAmount(minMinor, currency)
  const max = decimalAmount(maxMinor, currency)
  throw fieldRefusal('AMOUNT_OUT_OF_RANGE', field, { min, max })
}
