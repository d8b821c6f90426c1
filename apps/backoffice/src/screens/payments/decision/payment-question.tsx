import { ApproveDeposit } from './approve-deposit.tsx'
import { ApproveWithdrawal } from './approve-withdrawal.tsx'
import { RefundDeposit } from './refund-deposit.tsx'
import { EndClaim } from './end-claim.tsx'
import { EndRefund } from './end-refund.tsx'
import { RejectPayment } from './reject-payment.tsx'
import { ReverseDeposit } from './reverse-deposit.tsx'
import type { Desk } from '../use-payments-desk.ts'
import type { QuestionProps } from './question-props.ts'

type Props = { desk: Desk; act: QuestionProps['act'] }

/** The question before an act that moves money or refuses it. */
export function PaymentQuestion({ desk, act }: Props) {
  const { payment, question } = desk
  if (payment === undefined || question === null) return null
  const onClose = () => {
    act.reset()
    desk.ask(null)
  }
  const props = { payment, act, onClose }
  if (question === 'reject') return <RejectPayment {...props} />
  if (question === 'reverse') return <ReverseDeposit {...props} />
  if (question === 'end_refund') return <EndRefund {...props} />
  if (question === 'end_claim') return <EndClaim {...props} />
  if (question === 'refund') return <RefundDeposit {...props} />
  return payment.direction === 'deposit' ? (
    <ApproveDeposit {...props} />
  ) : (
    <ApproveWithdrawal {...props} />
  )
}
