import type { PartnerKey } from '@maidan/cashier'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import { RawAnswer } from '../../platform/http/handler.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Ledger } from '../../platform/ledger/open-ledger.ts'
import type { PaymentPartners } from '../partners/payment-partners.ts'
import { recordReturn } from './record-return.ts'

type Ports = { clock: Clock; db: Db; ledger: Ledger; partners: PaymentPartners }

/** The page on which a player waits for a payment; the same address stands in the web app's paths. */
const PAYMENT_PAGE = '/payment-request'

/** What partners name payments and states by; whatever else a browser brings is not read. */
const NAME = /^[\w-]{1,128}$/

/** Has the partner asked about the payment, and leads the browser to where its player sees it. */
export async function leadToPayment(
  ports: Ports,
  key: PartnerKey,
  fields: Readonly<Record<string, string>>,
): Promise<RawAnswer> {
  const partner = ports.partners.find(key)
  if (!partner) throw new Refusal('NOT_FOUND')
  const named = Object.entries(fields).filter(([, text]) => NAME.test(text))
  const returned = partner.readReturn(Object.fromEntries(named))
  const reference = await recordReturn(ports, key, returned)
  const location = reference ? `${PAYMENT_PAGE}?transaction=${reference}` : PAYMENT_PAGE
  // By a GET of its own, also after a posted form.
  return new RawAnswer('text/plain', '', 303, { location })
}
