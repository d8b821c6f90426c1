import type { ApprovalAct } from '../../platform/approvals/approval-act.ts'
import type { Ledger } from '../../platform/ledger/open-ledger.ts'
import { endSilentRefund } from '../refunds/end-silent-refund.ts'

type Ports = { ledger: Ledger }

/** A refund on which its partner is silent ends as two people say. */
export const refundEnd: ApprovalAct<'refund.end', Ports> = (
  ports,
  tx,
  { command, why, askedBy, agreedBy, ip, at },
) => {
  const { number, trxId } = command
  const paymentId = BigInt(command.paymentId)
  const actor = `${askedBy.username}, ${agreedBy.username}`
  return endSilentRefund(ports, tx, {
    paymentId,
    number,
    trxId,
    why,
    actor,
    staff: agreedBy,
    ip,
    at,
  })
}
