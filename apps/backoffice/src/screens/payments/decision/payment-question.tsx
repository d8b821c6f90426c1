import { ApproveDeposit } from './approve-deposit.tsx'
import { ApproveWithdrawal } from './approve-withdrawal.tsx'
import { RejectPayment } from './reject-payment.tsx'
import type { useActWithWords } from './use-act-with-words.ts'
import type { Desk } from '../use-payments-desk.ts'

type Act = ReturnType<typeof useActWithWords>

export type QuestionProps = {
  payment: NonNullable<Desk['payment']>
  act: Act
  onClose: () => void
}

/** The question before an act that moves money or refuses it. */
export function PaymentQuestion({ desk, act }: { desk: Desk; act: Act }) {
  const { payment, question } = desk
  if (payment === undefined || question === null) return null
  const onClose = () => {
    act.reset()
    desk.ask(null)
  }
  const props = { payment, act, onClose }
  if (question === 'reject') return <RejectPayment {...props} />
  return payment.direction === 'deposit' ? (
    <ApproveDeposit {...props} />
  ) : (
    <ApproveWithdrawal {...props} />
  )
}
