import { latinDigits } from '@maidan/money'

export type ClaimFields = { phone: string; trxId: string }
export type ClaimProblems = { phone?: 'wrongPhone'; trxId?: 'wrongTrxId' }

const phoneDigits = /^\d{11}$/
const trxIdLengthMin = 7

/** A transaction ID as it is kept: upper case, no spaces, ০-৯ understood. */
export function cleanTrxId(typed: string): string {
  return latinDigits(typed).replace(/\s/g, '').toUpperCase()
}

/** The documents' two checks of a claim (CASH-50, CASH-51); empty when both pass. */
export function claimProblems({ phone, trxId }: ClaimFields): ClaimProblems {
  return {
    ...(!phoneDigits.test(phone) && { phone: 'wrongPhone' }),
    ...(trxId.length < trxIdLengthMin && { trxId: 'wrongTrxId' }),
  }
}
