import { paymentText } from '@maidan/locales'
import { showToast } from '@maidan/ui'
import { useState } from 'react'
import type { MakePayment, RouteStates } from '../../app/routes/route-state.ts'
import { useLeadOn } from '../../app/player/use-lead-on.ts'
import { attachReceipt, useClaimDeposit } from '../../features/funds/queries.ts'
import { useText } from '../../lib/text/language.ts'
import { bareAmount } from '../../lib/read-money.ts'
import type { ClaimFields } from './claim-checks.ts'
import { usePaymentMoney } from './use-payment-money.ts'

/** Submits the claim, says that it is done, sends the receipt and leads on (CASH-53 to CASH-55). */
export function useClaim(payment: MakePayment) {
  const t = useText(paymentText)
  const money = usePaymentMoney(payment)
  const claim = useClaimDeposit()
  const [request, setRequest] = useState<RouteStates['paymentRequest'] | null>(null)
  useLeadOn(request)
  const finish = async (reference: string, receipt: File | null) => {
    if (receipt !== null)
      await attachReceipt(reference, receipt).catch(() => showToast(t('receiptFailed'), 'bad'))
    const { accountMinor, accountCurrency } = money
    const amount =
      accountMinor === null ? payment.amount : bareAmount(accountMinor, accountCurrency)
    setRequest({ amount, payment_icon: payment.payment_icon, reference })
  }
  const submit = (fields: ClaimFields, receipt: File | null, promotionId: number) =>
    claim.mutate(
      {
        ...(payment.transaction !== undefined && { ewalletTransaction: payment.transaction }),
        ...fields,
        amount: payment.amount,
        methodId: payment.payment_id,
        promotionId,
      },
      { onSuccess: (reference) => void finish(reference, receipt) },
    )
  return {
    submit,
    busy: claim.isPending || claim.isSuccess,
    done: claim.isSuccess,
    /** Done, and the receipt is on its way. */
    sending: claim.isSuccess && request === null,
    error: claim.error,
    dismiss: () => claim.reset(),
  }
}
