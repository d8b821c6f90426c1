import type { PaymentPartners } from '../partners/payment-partners.ts'
import { sendWithdrawal } from '../payouts/send-withdrawal.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { payWithdrawal } from '../flows/pay-withdrawal.ts'
import { lockPayment } from '../payments/lock-payment.ts'
import type { ApprovalAct } from '../../platform/approvals/approval-act.ts'
import type { Ledger } from '../../platform/ledger/open-ledger.ts'

type Ports = { ledger: Ledger; partners: PaymentPartners }

/** A payout from the second-person setting upwards. */
export const withdrawalPay: ApprovalAct<'withdrawal.pay', Ports> = async (
  ports,
  tx,
  { command, why, askedBy, agreedBy, ip, at },
) => {
  const payment = await lockPayment(tx, BigInt(command.paymentId), 'withdrawal')
  const actor = `${askedBy.username}, ${agreedBy.username}`
  const agreed = { payment, note: why, actor, first: askedBy.staffId, staff: agreedBy, ip, at }
  if (command.through === 'partner') return sendWithdrawal(ports, tx, agreed)
  const { payoutTrxId } = command
  // Of a request that was made before a payout had to name its transaction: it is asked for anew.
  if (payoutTrxId === null) throw new Refusal('STATE_CHANGED')
  await payWithdrawal(ports, tx, { ...agreed, payoutTrxId })
}
