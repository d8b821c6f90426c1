import { latinDigits } from '@maidan/money'

/** A mobile number of Bangladesh as wallets show it: 01 and nine more digits. */
const LOCAL = /^01[3-9]\d{8}$/

/** A wallet number as typed: digits only, Bangla digits read, the country code dropped. */
export function walletNumber(text: string): string {
  const digits = latinDigits(text).replace(/[\s+-]/g, '')
  return digits.replace(/^88(?=01)/, '')
}

/**
 * The phone number behind a wallet number, in E.164; null if there is none. A Rocket number is
 * the phone number and one check digit.
 */
export function phoneOfWallet(number: string, digits: readonly number[]): string | null {
  if (!digits.includes(number.length) || !/^\d+$/.test(number)) return null
  const phone = number.slice(0, 11)
  return LOCAL.test(phone) ? `+88${phone}` : null
}

/** `01*******78`: enough to know one's own number, too little to take down another's. */
export function maskNumber(number: string): string {
  if (number.length <= 4) return '*'.repeat(number.length)
  return `${number.slice(0, 2)}${'*'.repeat(number.length - 4)}${number.slice(-2)}`
}
