import type { CheckoutRow } from '../../checkouts/checkout.ts'

type Outcome = 'success' | 'failure' | 'cancel'

/** Where a payer's browser goes back to; it proves nothing to the merchant. */
export function callbackUrl({ callback, id }: CheckoutRow, status: Outcome): string {
  const url = new URL(callback)
  url.searchParams.set('paymentID', id)
  url.searchParams.set('status', status)
  return url.href
}
