import type { MakePayment } from '../../app/routes/route-state.ts'
import { isUsdt, openMethods } from '../../features/funds/methods/payment-method.ts'
import type { Method } from '../../features/funds/methods/payment-method.ts'
import { usePaymentMethods } from '../../features/site/queries.ts'

/** The method of a payment, as far as the site's list tells, and whether it is paid in dollars. */
export function usePaymentMethod(payment: MakePayment): {
  method: Method | undefined
  crypto: boolean
} {
  const methods = openMethods(usePaymentMethods().data)
  const method = methods.find(({ id }) => id === payment.payment_id)
  const named = { name: payment.payment_name, type: payment.payment_type }
  return { method, crypto: isUsdt(named) || isUsdt(method) }
}
