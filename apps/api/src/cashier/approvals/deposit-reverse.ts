import type { ApprovalAct } from '../../platform/approvals/approval-act.ts'
import type { Ledger } from '../../platform/ledger/open-ledger.ts'
import { reverseDeposit } from '../reversals/reverse-deposit.ts'

type Ports = { ledger: Ledger }

/** What a partner took back of a deposit is recorded: all that is left of it, or a part. */
export const depositReverse: ApprovalAct<'deposit.reverse', Ports> = (
  ports,
  tx,
  { command, why, askedBy, agreedBy, ip, at },
) => {
  const { reversalRef } = command
  const paymentId = BigInt(command.paymentId)
  const amountMinor = command.amountMinor === null ? null : BigInt(command.amountMinor)
  const actor = `${askedBy.username}, ${agreedBy.username}`
  const agreed = { paymentId, reversalRef, amountMinor, why, actor, staff: agreedBy, ip, at }
  return reverseDeposit(ports, tx, agreed)
}
