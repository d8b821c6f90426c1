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
