import { latinDigits } from '@maidan/money'
import type { PaymentMethod } from '../methods/payment-method.ts'

/** A transaction id as it is compared: upper case, Bangla digits read, spaces dropped. */
export function normalTrxId(text: string): string {
  return latinDigits(text).replace(/\s/g, '').toUpperCase()
}

/** A transaction id as it is kept, or null if it is not of the method's form. */
export function readTrxId(method: Pick<PaymentMethod, 'trxId'>, text: string): string | null {
  const trxId = normalTrxId(text)
  return method.trxId.test(trxId) ? trxId : null
}
