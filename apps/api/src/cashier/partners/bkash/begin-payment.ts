import { walletNumber } from '@maidan/cashier'
import { decimalAmount } from '@maidan/money'
import { pinnedPage } from '../answers/pinned-page.ts'
import { unknown } from '../answers/read-answer.ts'
import type { Begun, Intent } from '../payment-partner.ts'
import type { BkashPorts } from './bkash-ports.ts'
import type { BkashFields } from './bkash-line.ts'
import { misfitOf } from './misfit-of.ts'

/** Checkout on bKash's page, without an agreement that is kept for later. */
const MODE = '0011'

/** Hands a payment over; the page it answers with is the player's. */
export async function beginPayment(ports: BkashPorts, intent: Intent): Promise<Begun> {
  const { amountMinor, currency, reference } = intent
  const reply = await ports.call(`${ports.url}/tokenized/checkout/create`, {
    mode: MODE,
    payerReference: walletNumber(intent.phone, 'BDT'),
    callbackURL: intent.returnUrl,
    amount: decimalAmount(amountMinor, currency),
    currency,
    intent: 'sale',
    merchantInvoiceNumber: reference,
  })
  if (reply.kind === 'unknown') return reply
  const { code } = reply
  switch (reply.class) {
    case 'success':
      return readPage(ports, intent, reply.fields)
    case 'payer':
      return { kind: 'refused', fault: 'payer', code }
    case 'limits':
    case 'house':
      return { kind: 'refused', fault: 'house', code }
    case 'done_before':
    case 'known_invoice':
    case 'state':
    case 'unclear':
      return unknown(`code ${code}`)
  }
}

function readPage({ pageOrigin }: BkashPorts, intent: Intent, fields: BkashFields): Begun {
  const misfit = misfitOf(fields, intent.reference)
  const url = pinnedPage(fields.bkashURL, pageOrigin)
  if (misfit) return unknown(misfit)
  if (fields.paymentID === '' || url === null) return unknown('no page, or a foreign one')
  return { kind: 'presented', partnerRef: fields.paymentID, url }
}
