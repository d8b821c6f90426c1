import { MOBILE_FORMS, type PlayerCurrency } from '@maidan/contract/facts'
import { latinDigits } from '@maidan/money'

export type ClaimFields = { phone: string; trxId: string }
type WrongPhone = 'wrongPhone' | 'wrongPhoneOfTen'
export type ClaimProblems = { phone?: WrongPhone; trxId?: 'wrongTrxId' }

/** What is said of a number that is not as long as those of the currency's country. */
const wrongPhone = {
  BDT: 'wrongPhone',
  INR: 'wrongPhoneOfTen',
  PKR: 'wrongPhone',
} as const satisfies Record<PlayerCurrency, WrongPhone>

const trxIdLengthMin = 7

/** A transaction ID as it is kept: upper case, no spaces, ০-৯ understood. */
export function cleanTrxId(typed: string): string {
  return latinDigits(typed).replace(/\s/g, '').toUpperCase()
}

/** A transfer's id on a chain as its wallets write it: 64 hexadecimal digits. */
export function cleanTxid(typed: string): string {
  return typed.replace(/\s/g, '').replace(/^0x/i, '').toLowerCase()
}

/** Of a transfer over a chain only the phone is checked; its id may be left out, or be a whole one. */
export function transferProblems(
  { phone, trxId }: ClaimFields,
  currency: PlayerCurrency,
): { phone?: WrongPhone; trxId?: 'wrongTxid' } {
  const { phone: wrong } = claimProblems({ phone, trxId }, currency)
  const isTxid = trxId === '' || /^[0-9a-f]{64}$/.test(trxId)
  return { ...(wrong && { phone: wrong }), ...(!isTxid && { trxId: 'wrongTxid' }) }
}

/** The documents' two checks of a claim (CASH-50, CASH-51); empty when both pass. */
export function claimProblems(
  { phone, trxId }: ClaimFields,
  currency: PlayerCurrency,
): ClaimProblems {
  const isWhole = phone.length === MOBILE_FORMS[currency].digits && /^\d+$/.test(phone)
  return {
    ...(!isWhole && { phone: wrongPhone[currency] }),
    ...(trxId.length < trxIdLengthMin && { trxId: 'wrongTrxId' }),
  }
}
