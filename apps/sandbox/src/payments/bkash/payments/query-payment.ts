import { findCheckout } from '../../checkouts/find-checkout.ts'
import { isShown } from '../../checkouts/faults/is-shown.ts'
import type { BkashDesk } from '../bkash-desk.ts'
import { BkashRefusal } from '../bkash-refusal.ts'
import { queryAnswer } from './payment-answer.ts'

/** What became of a payment. */
export async function queryPayment(desk: BkashDesk, id: string) {
  const checkout = await findCheckout(desk.books, { id, partner: 'bkash' })
  if (checkout === null) throw new BkashRefusal(2002)
  return queryAnswer(checkout, isShown(desk.faults, checkout))
}
