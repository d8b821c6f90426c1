import { payWithdrawal } from '../flows/pay-withdrawal.ts'
import { lockPayment } from '../payments/lock-payment.ts'
import type { ApprovalAct } from '../../platform/approvals/approval-act.ts'
import type { Ledger } from '../../platform/ledger/open-ledger.ts'

type Ports = { ledger: Ledger }

/** A payout from the second-person setting upwards. */
export const withdrawalPay: ApprovalAct<'withdrawal.pay', Ports> = async (
  ports,
  tx,
  { command, why, askedBy, agreedBy, ip, at },
) => {
  const payment = await lockPayment(tx, BigInt(command.paymentId), 'withdrawal')
  await payWithdrawal(ports, tx, {
    payment,
    payoutTrxId: command.payoutTrxId,
    note: why,
    actor: `${askedBy.username}, ${agreedBy.username}`,
    first: askedBy.staffId,
    staff: agreedBy,
    ip,
    at,
  })
}
