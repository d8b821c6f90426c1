import { MOBILE_FORMS, walletNumber } from '@maidan/contract/facts'
import { walletBrands, type WalletKey } from './wallet-brands.ts'
import { WalletError } from './wallet-error.ts'

/** A number as the wallet keeps it: a mobile number of its country, and a check digit if it has one. */
export function readNumber(wallet: WalletKey, typed: string): string {
  const { name, currency } = walletBrands[wallet]
  const { mobile, digits } = MOBILE_FORMS[currency]
  const number = walletNumber(typed, currency)
  if (mobile.test(number.slice(0, digits)) && /^\d?$/.test(number.slice(digits))) return number
  throw new WalletError('INVALID_BODY', `Please enter a ${name} number: ${digits} digits.`)
}
