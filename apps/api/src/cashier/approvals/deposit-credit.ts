import { creditByHand } from '../flows/credit-by-hand.ts'
import { lockPayment } from '../payments/lock-payment.ts'
import type { ApprovalAct } from '../../platform/approvals/approval-act.ts'
import type { Ledger } from '../../platform/ledger/open-ledger.ts'

type Ports = { ledger: Ledger }

/** A deposit that the wallet's statement does not bear out, or that is too much for one cashier. */
export const depositCredit: ApprovalAct<'deposit.credit', Ports> = async (
  ports,
  tx,
  { command, why, askedBy, agreedBy, ip, at },
) => {
  const payment = await lockPayment(tx, BigInt(command.paymentId), 'deposit')
  await creditByHand(ports, tx, {
    payment,
    settledMinor: BigInt(command.amountMinor),
    note: why,
    actor: `${askedBy.username}, ${agreedBy.username}`,
    staff: agreedBy,
    ip,
    at,
  })
}
