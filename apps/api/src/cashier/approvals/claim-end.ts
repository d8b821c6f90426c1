import type { ApprovalAct } from '../../platform/approvals/approval-act.ts'
import type { Ledger } from '../../platform/ledger/open-ledger.ts'
import { endClaim } from '../reversals/end-claim.ts'

type Ports = { ledger: Ledger }

/** What a player owes is collected, or written off. */
export const claimEnd: ApprovalAct<'claim.end', Ports> = (
  ports,
  tx,
  { command, agreedBy, ip, at },
) => {
  const { verdict } = command
  return endClaim(ports, tx, {
    paymentId: BigInt(command.paymentId),
    verdict,
    staff: agreedBy,
    ip,
    at,
  })
}
