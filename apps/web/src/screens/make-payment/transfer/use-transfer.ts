import type { MakePayment } from '../../../app/routes/route-state.ts'
import { useClaimDeposit } from '../../../features/funds/queries.ts'
import type { ClaimFields } from '../claim-checks.ts'
import { useFollow } from './use-follow.ts'

/** Tells the house that the dollars were sent, and goes where their payment is followed. */
export function useTransfer(payment: MakePayment) {
  const claim = useClaimDeposit()
  const follow = useFollow(payment)
  const submit = (fields: ClaimFields, promotionId: number) =>
    claim.mutate(
      {
        ...(payment.transaction !== undefined && { ewalletTransaction: payment.transaction }),
        ...fields,
        amount: payment.amount,
        methodId: payment.payment_id,
        promotionId,
      },
      { onSuccess: follow },
    )
  return {
    submit,
    busy: claim.isPending || claim.isSuccess,
    error: claim.error,
    dismiss: () => claim.reset(),
  }
}
