import { askApproval } from '../../platform/approvals/ask-approval.ts'
import { lapseApprovals } from '../../platform/approvals/expire-approvals.ts'
import { stopFacts } from '../../platform/approvals/stop-facts.ts'
import type { LastAct } from '../../platform/audit/read-last-act.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { StaffIdentity } from '../../platform/http/handler.ts'
import type { Exchange } from '../open-exchange.ts'
import type { BriefRow } from './market-briefs.ts'
import { lockStops, marketSubject, RESUME } from './market-stops.ts'
import { resumeMarket } from './resume-market.ts'

type Ports = { clock: Clock; db: Db; exchange: Exchange }

type Asked = { market: BriefRow; reason: string; staff: StaffIdentity; ip: string }

/**
 * Lets the bets of a market go on if nobody but the same member of staff stopped it, for a short stop
 * is everyday work; asks a second person for it otherwise (law 24).
 */
export async function reopenMarket(ports: Ports, asked: Asked): Promise<void> {
  const { code } = asked.market
  const at = ports.clock.now()
  const isOpened = await inTransaction(ports.db, async (tx) => {
    const stops = await lockStops(tx, code)
    const isOwn = stops.length > 0 && stops.every(({ actor }) => actor === asked.staff.username)
    await (isOwn ? takeBack(tx, asked, at) : askToOpen(tx, asked, { stops, at }))
    return isOwn
  })
  if (isOpened) await resumeMarket(ports, code)
}

async function takeBack(tx: Tx, { market, reason, staff, ip }: Asked, at: Date) {
  const subject = marketSubject(market.code)
  await lapseApprovals(tx, { subject, kind: 'market.open', at })
  await writeAudit(tx, { staff, act: RESUME, subject, detail: { reason }, ip, at })
}

async function askToOpen(
  tx: Tx,
  { market, reason: why, staff, ip }: Asked,
  { stops, at }: { stops: readonly LastAct[]; at: Date },
) {
  const { code, event_name, name } = market
  const evidence = {
    reasons: ['always' as const],
    claimed: { market: `${event_name} · ${name}` },
    found: stopFacts(stops),
    effect: {},
  }
  const command = { code, stop: stops.at(-1)?.id.toString() ?? null }
  const asking = { kind: 'market.open' as const, subject: marketSubject(code), command, evidence }
  await askApproval(tx, { ...asking, why, staff, ip, at }, 'reason')
}
