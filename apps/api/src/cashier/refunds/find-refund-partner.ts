import { PARTNER_KEYS, type PartnerKey } from '@maidan/cashier'
import { Refusal } from '../../platform/http/refusal.ts'
import type { PaymentPartners } from '../partners/payment-partners.ts'
import type { Payment } from '../payments/lock-payment.ts'

/** The partner that took a deposit and can give it back; refuses if there is none. */
export function findRefundPartner(
  partners: PaymentPartners,
  { partner, trxId }: Pick<Payment, 'partner' | 'trxId'>,
): PartnerKey {
  const key = PARTNER_KEYS.find((one) => one === partner)
  if (key === undefined || trxId === null || partners.find(key)?.refund === undefined)
    throw new Refusal('METHOD_UNAVAILABLE')
  return key
}
