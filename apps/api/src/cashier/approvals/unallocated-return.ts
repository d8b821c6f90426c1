import type { ApprovalAct } from '../../platform/approvals/approval-act.ts'
import type { Ledger } from '../../platform/ledger/open-ledger.ts'
import { returnUnallocated } from '../unallocated/return-unallocated.ts'

type Ports = { ledger: Ledger }

/** Money that was set aside as nobody's has gone back to its sender. */
export const unallocatedReturn: ApprovalAct<'unallocated.return', Ports> = (
  ports,
  tx,
  { command, why, askedBy, agreedBy, ip, at },
) =>
  returnUnallocated(ports, tx, {
    id: BigInt(command.unallocatedId),
    trxId: command.trxId,
    why,
    actor: `${askedBy.username}, ${agreedBy.username}`,
    staff: agreedBy,
    ip,
    at,
  })
