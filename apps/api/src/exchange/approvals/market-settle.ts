import { paySettlement } from '../settle/pay-settlement.ts'
import { readKnownEnd, writeSettlement } from '../settle/write-settlement.ts'
import type { ApprovalAct } from '../../platform/approvals/approval-act.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Ledger } from '../../platform/ledger/open-ledger.ts'
import type { Bus } from '../../platform/live/bus.ts'
import type { Exchange } from '../open-exchange.ts'

type Ports = { clock: Clock; db: Db; ledger: Ledger; bus: Bus; exchange: Exchange }

/** A market settled by hand: voids, new settlements, and whatever the partner has not said so. */
export const marketSettle: ApprovalAct<'market.settle', Ports> = async (
  ports,
  tx,
  { command, why: reason, askedBy, agreedBy, at },
) => {
  const { code } = command
  const market = await readKnownEnd(tx, code, { lock: true })
  const decidedBy = `${askedBy.username}, ${agreedBy.username}`
  const version = await writeSettlement(tx, market, { ...command, decidedBy, reason, at })
  if (version === null) return
  return () => paySettlement(ports, { code, version })
}
