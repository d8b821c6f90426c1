import type { ApprovalAct } from '../../platform/approvals/approval-act.ts'
import type { Ledger } from '../../platform/ledger/open-ledger.ts'
import { giveUnallocated } from '../unallocated/give-unallocated.ts'

type Ports = { ledger: Ledger }

/** Money that was set aside as nobody's is credited to a player. */
export const unallocatedGive: ApprovalAct<'unallocated.give', Ports> = (
  ports,
  tx,
  { command, why, askedBy, agreedBy, ip, at },
) =>
  giveUnallocated(ports, tx, {
    id: BigInt(command.unallocatedId),
    playerId: BigInt(command.playerId),
    why,
    actor: `${askedBy.username}, ${agreedBy.username}`,
    staff: agreedBy,
    ip,
    at,
  })
