import { isPaid, type CheckoutRow } from '../checkouts/checkout.ts'
import type { CheckoutDesk } from '../checkouts/checkout-desk.ts'
import { isShown } from '../checkouts/faults/is-shown.ts'
import { findCheckout } from '../checkouts/find-checkout.ts'
import { paymentFields, sslTime, statusOf } from './payment-fields.ts'
import { idOfVal } from './val-id.ts'

/** Whether a payment is valid: VALID at the first question, VALIDATED ever after. */
export async function validatePayment(
  desk: CheckoutDesk,
  valId: string,
): Promise<Record<string, string>> {
  const checkout = await findCheckout(desk.books, { id: idOfVal(valId), partner: 'sslcommerz' })
  if (checkout === null || !isPaid(checkout) || !isShown(desk.faults, checkout))
    return { status: 'INVALID_TRANSACTION', APIConnect: 'DONE' }
  const answer = foundAnswer(checkout)
  await desk.books.query(
    `update wallets.checkout set details = details || jsonb_build_object('validated_on', $2::text)
     where id = $1 and not details ? 'validated_on'`,
    [checkout.id, sslTime(new Date())],
  )
  return { ...answer, APIConnect: 'DONE' }
}

/** What is answered of a payment that was found. */
export function foundAnswer(checkout: CheckoutRow): Record<string, string> {
  const { validated_on } = checkout.details
  const isKnown = isPaid(checkout) && validated_on !== undefined
  return {
    ...paymentFields(checkout),
    status: isKnown ? 'VALIDATED' : statusOf(checkout),
    validated_on: validated_on ?? '',
  }
}
