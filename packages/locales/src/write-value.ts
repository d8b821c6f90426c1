import { localeOf } from './language.ts'
import type { Language } from './language.ts'

/**
 * How a language writes a value inside a text: a number, such as a count or a percent, in its own
 * digits; a string, such as an amount, a time or a code, as it comes, its currency's sign never
 * parted from the figure by the end of a line.
 */
export function valueWriter(language: Language): (value: string | number) => string {
  const { digits } = localeOf(language)
  return (value) =>
    typeof value === 'number'
      ? String(value).replace(/\d/g, (digit) => digits.charAt(Number(digit)))
      : unbrokenMoney(value)
}

/** A text whose line never breaks between a currency's sign and its amount. */
export function unbrokenMoney(text: string): string {
  return text.replaceAll(/([৳₹₨$]) (?=\d)/g, '$1\u00a0')
}
