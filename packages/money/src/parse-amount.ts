import { currencies, type Currency } from './currency.ts'

/** Digits before the point at most: every amount then fits a PostgreSQL bigint in minor units. */
export const AMOUNT_INTEGER_DIGITS_MAX = 12

export type ParsedAmount =
  | { ok: true; minor: bigint }
  | { ok: false; reason: 'not_a_number' | 'too_many_decimals' | 'too_large' | 'negative' }

/**
 * Reads a decimal amount exactly into minor units. Takes digits with an optional point; a sign,
 * an exponent, grouping, NaN or more decimals than the currency keeps is refused. A JSON number
 * is read through its shortest decimal text, so that 0.1 means ten paisa.
 */
export function parseAmount(value: string | number, currency: Currency): ParsedAmount {
  const text = String(value).trim()
  if (/^-(\d|\.)/.test(text)) return { ok: false, reason: 'negative' }
  const match = /^(\d+)(?:\.(\d+))?$/.exec(text)
  if (!match) return { ok: false, reason: 'not_a_number' }
  const whole = (match[1] ?? '').replace(/^0+(?=\d)/, '')
  const fraction = match[2] ?? ''
  const { digits } = currencies[currency]
  if (fraction.length > digits) return { ok: false, reason: 'too_many_decimals' }
  if (whole.length > AMOUNT_INTEGER_DIGITS_MAX) return { ok: false, reason: 'too_large' }
  return { ok: true, minor: BigInt(whole + fraction.padEnd(digits, '0')) }
}

/** Reads an amount that our own code wrote; anything else is a bug and throws. */
export function amountOf(decimal: string, currency: Currency): bigint {
  const negative = decimal.startsWith('-')
  const parsed = parseAmount(negative ? decimal.slice(1) : decimal, currency)
  if (!parsed.ok) throw new RangeError(`"${decimal}" is not an amount of ${currency}`)
  return negative ? -parsed.minor : parsed.minor
}
