import { announcePayment, type Forgery } from '../checkouts/announce-payment.ts'
import type { PaidCheckout } from '../checkouts/checkout.ts'
import type { CheckoutDesk } from '../checkouts/checkout-desk.ts'
import { paymentFields, statusOf } from './payment-fields.ts'
import { signFields } from './sign-fields.ts'

const NOTICE_TIMEOUT_MS = 5_000

/** As the partner itself does. */
const COPIES = 2

/** Tells the store of a payment at its IPN address, twice. */
export async function tellStore(
  desk: CheckoutDesk,
  checkout: PaidCheckout,
  storePassword: string,
): Promise<void> {
  const address = checkout.details['ipn_url'] ?? ''
  if (address === '') return
  const send = (forgery: Forgery) => post(address, checkout, forgery ? 'forged' : storePassword)
  await announcePayment(desk, 'sslcommerz', send, COPIES)
}

async function post(url: string, checkout: PaidCheckout, password: string): Promise<boolean> {
  const fields = signFields({ ...paymentFields(checkout), status: statusOf(checkout) }, password)
  const answer = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams(fields),
    signal: AbortSignal.timeout(NOTICE_TIMEOUT_MS),
  })
  await answer.arrayBuffer()
  return answer.ok
}
