import { latinDigits } from '@maidan/money'
import type { PaymentMethod } from '../methods/payment-method.ts'
import { MOBILE_FORMS, type WalletCurrency } from './mobile-forms.ts'

/**
 * A wallet number as typed: digits only, Bangla digits read, the country's code dropped. What is no
 * longer than a number at home has no code before it, whatever it begins with.
 */
export function walletNumber(text: string, currency: WalletCurrency): string {
  const { dial, trunk, digits } = MOBILE_FORMS[currency]
  const typed = latinDigits(text).replace(/[\s+-]/g, '')
  if (typed.length <= digits || !typed.startsWith(dial)) return typed
  const rest = typed.slice(dial.length)
  return rest.startsWith(trunk) ? rest : trunk + rest
}

/**
 * The phone number behind a wallet number, in E.164; null if there is none. A Rocket number is
 * the phone number and one check digit.
 */
export function phoneOfWallet(
  number: string,
  { currency, accountDigits }: Pick<PaymentMethod, 'currency' | 'accountDigits'>,
): string | null {
  if (!accountDigits.includes(number.length) || !/^\d+$/.test(number)) return null
  const { dial, trunk, digits, mobile } = MOBILE_FORMS[currency]
  const phone = number.slice(0, digits)
  return mobile.test(phone) ? `+${dial}${phone.slice(trunk.length)}` : null
}

/** `01*******78`: enough to know one's own number, too little to take down another's. */
export function maskNumber(number: string): string {
  if (number.length <= 4) return '*'.repeat(number.length)
  return `${number.slice(0, 2)}${'*'.repeat(number.length - 4)}${number.slice(-2)}`
}
