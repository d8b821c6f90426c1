import { decimalAmount, latinDigits, parseAmount, type Currency } from '@maidan/money'
import { fieldRefusal } from '../../platform/http/refusal.ts'

type Range = { minMinor: bigint; maxMinor: bigint; currency: Currency }

/** Reads an amount that staff typed; refuses at its field what is none, or lies outside its range. */
export function readAmountBetween(
  typed: string | number,
  field: string,
  { minMinor, maxMinor, currency }: Range,
): bigint {
  const parsed = parseAmount(typeof typed === 'string' ? latinDigits(typed) : typed, currency)
  if (!parsed.ok) throw fieldRefusal('AMOUNT_INVALID', field)
  if (parsed.minor >= minMinor && parsed.minor <= maxMinor) return parsed.minor
  const [min, max] = [decimalAmount(minMinor, currency), decimalAmount(maxMinor, currency)]
  throw fieldRefusal('AMOUNT_OUT_OF_RANGE', field, { min, max })
}
