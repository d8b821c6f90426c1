import { isPaid, type CheckoutRow } from '../checkouts/checkout.ts'
import type { CheckoutDesk } from '../checkouts/checkout-desk.ts'
import { isShown } from '../checkouts/faults/is-shown.ts'
import { findCheckout } from '../checkouts/find-checkout.ts'
import { foundAnswer } from './validate-payment.ts'

/** Everything that was tried under a store's own id of a payment. */
export async function findByTranId(desk: CheckoutDesk, tranId: string) {
  const found = await findCheckout(desk.books, { partner: 'sslcommerz', invoice: tranId })
  const elements = found === null ? [] : [foundAnswer(asShown(desk, found))]
  return { APIConnect: 'DONE', no_of_trans_found: elements.length, element: elements }
}

/** The payment of a session. */
export async function findBySession(desk: CheckoutDesk, id: string) {
  const found = await findCheckout(desk.books, { partner: 'sslcommerz', id })
  if (found === null) return { APIConnect: 'DONE', status: 'FAILED' }
  return { APIConnect: 'DONE', sessionkey: id, ...foundAnswer(asShown(desk, found)) }
}

/** While a query lags, a payment that was made still looks as if it were not. */
function asShown({ faults }: CheckoutDesk, checkout: CheckoutRow): CheckoutRow {
  if (!isPaid(checkout) || isShown(faults, checkout)) return checkout
  return { ...checkout, state: 'approved', trx_id: null, paid_minor: null, paid_at: null }
}
