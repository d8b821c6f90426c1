import type { Language } from './choose-words.ts'

const SIGNS: Readonly<Record<string, string>> = { BDT: '৳', INR: '₹', PKR: '₨', USDT: '$' }
const MINOR_DIGITS: Readonly<Record<string, number>> = { USDT: 6 }

/** Digits and grouping as the language writes them, lakh and crore in both. */
export function formatNumber(value: number, language: Language, decimals = 0): string {
  const options = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  return new Intl.NumberFormat(language === 'bn' ? 'bn-BD' : 'en-IN', options).format(value)
}

/** An amount for people: `৳25`, `৳12.50`, `৳১,২৫০`. */
export function formatMoney(amountMinor: string, currency: string, language: Language): string {
  const digits = MINOR_DIGITS[currency] ?? 2
  const unitMinor = 10 ** digits
  const minor = Number(amountMinor)
  const decimals = minor % unitMinor === 0 ? 0 : digits
  return `${SIGNS[currency] ?? currency}${formatNumber(minor / unitMinor, language, decimals)}`
}
