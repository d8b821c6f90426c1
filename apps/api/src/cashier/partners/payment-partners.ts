import type { PartnerKey } from '@maidan/cashier'
import type { Config } from '../../platform/config.ts'
import type { PaymentPartner } from './payment-partner.ts'

/** The partners that this house has, and where they find it. */
export type PaymentPartners = {
  keys: readonly PartnerKey[]
  find(key: PartnerKey): PaymentPartner | undefined
  /** Where a partner sends the player's browser, and its notices. */
  addressesOf(key: PartnerKey, siteOrigin: string): { returnUrl: string; noticeUrl: string }
}

/**
 * Lists the partners. Without a public address the site is where the player's own browser has it
 * open, so that they come back to where they are logged in.
 */
export function listPaymentPartners(
  partners: ReadonlyMap<PartnerKey, PaymentPartner>,
  { PUBLIC_URL, PORT }: Pick<Config, 'PUBLIC_URL' | 'PORT'>,
): PaymentPartners {
  const own = PUBLIC_URL ?? `http://127.0.0.1:${PORT}`
  return {
    keys: [...partners.keys()],
    find: (key) => partners.get(key),
    addressesOf: (key, siteOrigin) => {
      const site = PUBLIC_URL ?? (/^https?:\/\/[\w.:[\]-]+$/.test(siteOrigin) ? siteOrigin : own)
      const path = `/api/payments/${key}`
      return { returnUrl: `${site}${path}/return`, noticeUrl: `${own}${path}/notice` }
    },
  }
}
