import { HOME_CURRENCY } from '@maidan/contract/facts'
import { latinDigits, parseAmount } from '@maidan/money'

/** A typed number with two places at most, in hundredths; undefined if it is none. */
export function readHundredths(typed: string | number): bigint | undefined {
  const parsed = parseAmount(latinDigits(String(typed)), HOME_CURRENCY)
  return parsed.ok ? parsed.minor : undefined
}

/** A typed whole number from the least one on; undefined if it is none. */
export function readWhole(typed: string | number, min: number): number | undefined {
  const text = latinDigits(String(typed)).trim()
  const number = /^\d{1,8}$/.test(text) ? Number(text) : Number.NaN
  return number >= min ? number : undefined
}
