import type { MakePayment } from '../../../app/routes/route-state.ts'
import { routeState } from '../../../app/routes/route-state.ts'
import { paths } from '../../../lib/paths.ts'
import { useNavigate } from '../../../lib/router/use-navigate.ts'
import { bareAmount } from '../../../lib/read-money.ts'
import { usePaymentMoney } from '../use-payment-money.ts'

/** Goes on to the page that follows a payment by its reference; this one is left behind for good. */
export function useFollow(payment: MakePayment): (reference: string) => void {
  const navigate = useNavigate()
  const { accountMinor, accountCurrency } = usePaymentMoney(payment)
  const amount = accountMinor === null ? payment.amount : bareAmount(accountMinor, accountCurrency)
  return (reference) =>
    navigate({
      to: paths.paymentRequest,
      search: { transaction: reference },
      replace: true,
      state: routeState('paymentRequest', { amount, payment_icon: payment.payment_icon }),
    })
}
