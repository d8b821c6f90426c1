import { paymentMethods, type PaymentMethod } from '@maidan/cashier'
import { HOME_CURRENCY } from '@maidan/contract'

/** The methods that a promotion may be for: those of the currency in which its amounts are. */
export function promotionMethods(): PaymentMethod[] {
  return paymentMethods.filter(({ currency }) => currency === HOME_CURRENCY)
}
