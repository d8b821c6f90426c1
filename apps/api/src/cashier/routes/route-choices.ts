import { paymentMethods, type PaymentMethod } from '@maidan/cashier'

/** What routes are said of: a wallet is paid on its own page, or on one that takes several wallets. */
type Led = Pick<PaymentMethod, 'key' | 'currency' | 'type'>

/**
 * The methods by whose page a method may go: its own, and the pages that take every wallet of its
 * currency. What goes over a chain goes by none.
 */
export function routeChoices({ key, currency, type }: Led): PaymentMethod[] {
  if (type === 'chain') return []
  return paymentMethods.filter(
    (one) =>
      one.checkout !== undefined &&
      one.currency === currency &&
      (one.key === key || one.type === 'hosted'),
  )
}
