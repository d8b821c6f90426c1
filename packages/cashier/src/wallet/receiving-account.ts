import type { PaymentMethod } from '../methods/payment-method.ts'
import { phoneOfWallet, walletNumber } from './wallet-number.ts'

/** Receiving accounts of one method at most, closed ones too: nothing takes them away again. */
export const RECEIVING_ACCOUNTS_MAX = 100

/** A hundred million of any currency: no wallet takes more in a month. */
export const RECEIVING_CAP_MAX_MINOR = 10_000_000_000n

/** What an account of the house may take in a day and in a month. Minor units. */
export type ReceivingCaps = { dayCapMinor: bigint; monthCapMinor: bigint }

/** Whether other caps would lead more of the players' money to an account than the ones of now. */
export function raisesCap(now: ReceivingCaps, wanted: ReceivingCaps): boolean {
  return wanted.dayCapMinor > now.dayCapMinor || wanted.monthCapMinor > now.monthCapMinor
}

/** The number of an account of the house as it is kept; null if it is no wallet number of the method. */
export function readReceivingNumber(
  text: string,
  method: Pick<PaymentMethod, 'currency' | 'accountDigits'>,
): string | null {
  const number = walletNumber(text, method.currency)
  return phoneOfWallet(number, method) === null ? null : number
}
