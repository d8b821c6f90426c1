import { settleHeldWin } from '../wallet/held/settle-held-win.ts'
import type { ApprovalAct } from '../../platform/approvals/approval-act.ts'
import type { Ledger } from '../../platform/ledger/open-ledger.ts'

type Ports = { ledger: Ledger }

/** A win above the largest of its game: paid to its player, or given back to the house. */
export const winRelease: ApprovalAct<'win.release', Ports> = (
  ports,
  tx,
  { command: { heldWinId, verdict }, at },
) => settleHeldWin(ports, tx, { id: BigInt(heldWinId), verdict, at })
