import { routeState } from '../../app/routes/route-state.ts'
import type { MakePayment } from '../../app/routes/route-state.ts'

/** The deposit form as a payment came from it, for whoever goes back to change something. */
export function depositStateOf(payment: MakePayment) {
  return routeState('deposit', {
    promotionId: payment.promotion_id,
    methodId: payment.payment_id,
    accountType: payment.payment_type,
    amount: payment.amount,
  })
}
