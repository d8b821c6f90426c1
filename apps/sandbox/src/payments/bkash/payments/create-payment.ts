import { randomBytes } from 'node:crypto'
import { decimalAmount } from '@maidan/money'
import * as z from 'zod'
import type { CheckoutRow } from '../../checkouts/checkout.ts'
import { pageUrl } from '../../checkouts/checkout-desk.ts'
import { dhakaDigits } from '../../checkouts/dhaka-time.ts'
import { openCheckout } from '../../checkouts/open-checkout.ts'
import type { BkashDesk } from '../bkash-desk.ts'
import { BkashRefusal, SUCCESS } from '../bkash-refusal.ts'
import { bkashTime } from '../bkash-time.ts'
import { bkashAmount, readBkashAmount } from '../read-bkash-amount.ts'
import { callbackUrl } from './callback-url.ts'

const PAYMENT_LIFETIME_MS = 24 * 60 * 60 * 1000
const INVOICE_FORM = /^[^<>&]{1,255}$/

/** The mode of a payment without an agreement. */
const URL_CHECKOUT = '0011'

export const createBody = z.object({
  mode: z.string(),
  payerReference: z.string().max(255),
  callbackURL: z.url({ protocol: /^https?$/ }),
  amount: bkashAmount,
  currency: z.string(),
  intent: z.string(),
  merchantInvoiceNumber: z.string(),
})

/** Opens a payment that the payer approves on our page. */
export async function createPayment(desk: BkashDesk, body: z.output<typeof createBody>) {
  const amountMinor = readOrder(body)
  const checkout = await openCheckout(desk.books, {
    id: newPaymentId(),
    partner: 'bkash',
    invoice: body.merchantInvoiceNumber,
    amountMinor,
    callback: body.callbackURL,
    lifetimeMs: PAYMENT_LIFETIME_MS,
    details: { payerReference: body.payerReference },
  })
  if (checkout === null) throw new BkashRefusal(2029)
  return createdAnswer(desk, checkout)
}

function readOrder(body: z.output<typeof createBody>): bigint {
  if (body.mode !== URL_CHECKOUT) throw new BkashRefusal(2064)
  if (body.currency !== 'BDT') throw new BkashRefusal(2007)
  if (body.intent !== 'sale') throw new BkashRefusal(2008)
  if (!INVOICE_FORM.test(body.merchantInvoiceNumber)) throw new BkashRefusal(2031)
  return readBkashAmount(body.amount)
}

function createdAnswer(desk: BkashDesk, checkout: CheckoutRow) {
  const { id, callback, amount_minor, invoice, created_at } = checkout
  return {
    ...SUCCESS,
    paymentID: id,
    bkashURL: pageUrl(desk, id),
    callbackURL: callback,
    successCallbackURL: callbackUrl(checkout, 'success'),
    failureCallbackURL: callbackUrl(checkout, 'failure'),
    cancelledCallbackURL: callbackUrl(checkout, 'cancel'),
    amount: decimalAmount(BigInt(amount_minor), 'BDT'),
    intent: 'sale',
    currency: 'BDT',
    paymentCreateTime: bkashTime(created_at),
    transactionStatus: 'Initiated',
    merchantInvoiceNumber: invoice,
  }
}

/** As `TR0011` with the time and something that cannot be guessed. */
function newPaymentId(): string {
  return `TR${URL_CHECKOUT}${dhakaDigits(new Date())}${randomBytes(9).toString('hex')}`
}
