import { lapseApprovals } from '../../platform/approvals/expire-approvals.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { StaffIdentity } from '../../platform/http/handler.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import { askMatcher } from '../ask-matcher.ts'
import type { Exchange } from '../open-exchange.ts'
import { lockStops, marketSubject, STOP } from './market-stops.ts'

type Ports = { clock: Clock; db: Db; exchange: Exchange }

type Asked = { code: string; reason: string; staff: StaffIdentity; ip: string }

/**
 * Stops the bets of a market, and writes down who did it and why. The line comes first: an opening
 * that is under way finds it, and leaves the market stopped.
 */
export async function suspendMarket(ports: Ports, { code, reason, staff, ip }: Asked) {
  const subject = marketSubject(code)
  const at = ports.clock.now()
  await inTransaction(ports.db, async (tx) => {
    // Whoever asked to open it did not know of this stop.
    await lapseApprovals(tx, { subject, kind: 'market.open', at })
    await lockStops(tx, code)
    await writeAudit(tx, { staff, act: STOP, subject, detail: { reason }, ip, at })
  })
  await askMatcher(ports, { type: 'suspend', code, reason: 'staff' })
}
