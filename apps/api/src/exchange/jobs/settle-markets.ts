import { sql } from 'kysely'
import { paySettlement } from '../settle/pay-settlement.ts'
import { settleMarket } from '../settle/settle-market.ts'
import type { Outcome } from '../views/outcome-text.ts'
import type { Config } from '../../platform/config.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Ledger } from '../../platform/ledger/open-ledger.ts'
import type { Bus } from '../../platform/live/bus.ts'
import type { Exchange } from '../open-exchange.ts'

type Ports = { config: Config; clock: Clock; db: Db; ledger: Ledger; bus: Bus; exchange: Exchange }

/** How often markets that are due are looked for. */
export const SETTLE_MARKETS_EVERY_MS = 500
/** Markets of one round. */
const MARKETS_MAX = 50

/** Settles the markets whose result has stood long enough, and goes on with what was interrupted. */
export async function settleMarkets(ports: Ports): Promise<number> {
  const interrupted = await findInterrupted(ports)
  for (const settlement of interrupted) await paySettlement(ports, settlement)
  const due = await findDue(ports)
  for (const { code, outcome } of due)
    await settleMarket(ports, {
      code,
      outcome,
      decidedBy: 'feed',
      reason: reasonOf(outcome),
      // What people decided meanwhile stands.
      isFirst: true,
    })
  return interrupted.length + due.length
}

function reasonOf(outcome: Outcome): string {
  return 'void' in outcome ? outcome.void : ''
}

async function findInterrupted({ db, clock }: Ports) {
  const before = new Date(clock.now().getTime() - INTERRUPTED_AFTER_MS)
  const { rows } = await sql<{ code: string; version: number }>`
    SELECT m.code, s.version FROM market_settlement s JOIN market m ON m.id = s.market_id
    WHERE s.done_at IS NULL AND s.decided_at < ${before}
    ORDER BY s.decided_at LIMIT ${MARKETS_MAX}
  `.execute(db)
  return rows
}

/** A payment that is under way needs no help before this. */
const INTERRUPTED_AFTER_MS = 30_000

async function findDue({ db, clock, config }: Ports) {
  const before = new Date(clock.now().getTime() - config.SETTLE_AFTER_SECONDS * 1000)
  const { rows } = await sql<{ code: string; outcome: Outcome }>`
    SELECT m.code, m.outcome FROM market m
    WHERE m.status = 'closed' AND m.outcome IS NOT NULL AND m.outcome_at <= ${before}
      AND NOT m.staff_suspended AND m.contradicted = '[]'
      AND NOT EXISTS (SELECT 1 FROM market_settlement s WHERE s.market_id = m.id)
    ORDER BY m.outcome_at LIMIT ${MARKETS_MAX}
  `.execute(db)
  return rows
}
