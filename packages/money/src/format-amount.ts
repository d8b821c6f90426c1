import { currencies, currencySymbol, type Currency } from './currency.ts'

/** Minor units as plain decimal text for calls: `123450n` BDT is `"1234.50"`. */
export function decimalAmount(minor: bigint, currency: Currency): string {
  const { digits } = currencies[currency]
  const text = (minor < 0n ? -minor : minor).toString().padStart(digits + 1, '0')
  const sign = minor < 0n ? '-' : ''
  return `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`
}

/** Groups digits as South Asia does: the last three, then twos (`12,34,567`). */
export function groupDigits(digits: string): string {
  return digits.replace(/(\d)(?=(\d\d)+\d$)/g, '$1,')
}

/** Minor units grouped for reading, two decimals (USDT: up to six): `"12,34,567.50"`. */
export function groupedAmount(minor: bigint, currency: Currency): string {
  const plain = decimalAmount(minor < 0n ? -minor : minor, currency)
  const [whole = '0', fraction = ''] = plain.split('.')
  const shown = fraction.slice(0, 2) + fraction.slice(2).replace(/0+$/, '')
  return `${minor < 0n ? '-' : ''}${groupDigits(whole)}.${shown}`
}

/** Amount with its sign in front: `"৳ 12,34,567.50"`. */
export function moneyText(minor: bigint, currency: Currency): string {
  return `${currencySymbol(currency)} ${groupedAmount(minor, currency)}`
}
