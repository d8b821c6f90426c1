import type { TimeSpan } from '@maidan/exchange'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import type { Tx } from '../../db/open-database.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Outcome } from '../views/outcome-text.ts'
import { paySettlement } from './pay-settlement.ts'

export type SettlementOrder = {
  code: string
  outcome: Outcome
  /** `feed`, or the member of staff who decided. */
  decidedBy: string
  reason: string
  voidSpans?: readonly TimeSpan[]
  /** Written in one transaction with the decision, such as who of the staff made it. */
  alongside?: (tx: Tx) => Promise<unknown>
}

/**
 * Closes a market and settles it: what is not matched lapses, the decision is written, and then
 * every player is paid. The decision alone makes it certain: a payment that is interrupted goes on
 * where it stopped. Settled again, with another outcome, the difference is paid. Returns the
 * settlement's version, or null if the market is settled so already.
 */
export async function settleMarket(ctx: Context, order: SettlementOrder): Promise<number | null> {
  const { matcher } = ctx.exchange
  const resultAtMs = ctx.clock.now().getTime()
  const closed = await matcher.ask({ type: 'close', code: order.code, resultAtMs })
  if (closed.status === 'refused') throw new Refusal(closed.code)
  const version = await writeDecision(ctx, order)
  if (version !== null) await paySettlement(ctx, { code: order.code, version })
  return version
}

type Row = { id: bigint; status: string; outcome: Outcome | null; version: number | null }

async function writeDecision(ctx: Context, order: SettlementOrder): Promise<number | null> {
  const outcome = JSON.stringify({ ...order.outcome, voidSpans: order.voidSpans ?? [] })
  return inTransaction(ctx.db, async (tx) => {
    const { rows } = await sql<Row & { decided: boolean }>`
      SELECT m.id, m.status, m.outcome, (SELECT max(version) FROM market_settlement s
        WHERE s.market_id = m.id) AS version, EXISTS (SELECT 1 FROM market_settlement s
        WHERE s.market_id = m.id AND s.outcome = ${outcome}::jsonb AND s.version = (
          SELECT max(version) FROM market_settlement l WHERE l.market_id = m.id)) AS decided
      FROM market m WHERE code = ${order.code} FOR UPDATE OF m
    `.execute(tx)
    const [market] = rows
    if (!market) throw new Refusal('MARKET_NOT_FOUND')
    await order.alongside?.(tx)
    if (market.decided) return null
    const version = (market.version ?? 0) + 1
    const at = ctx.clock.now()
    await sql`
      INSERT INTO market_settlement (market_id, version, outcome, decided_by, reason, decided_at)
      VALUES (${market.id}, ${version}, ${outcome}::jsonb, ${order.decidedBy}, ${order.reason}, ${at})
    `.execute(tx)
    await sql`
      UPDATE market SET status = 'closed', outcome = ${JSON.stringify(order.outcome)}::jsonb,
        outcome_at = coalesce(outcome_at, ${at}) WHERE id = ${market.id}
    `.execute(tx)
    // What somebody has asked for meanwhile was asked of another result.
    await sql`
      UPDATE market_request SET state = 'rejected', answered_at = ${at}
      WHERE market_id = ${market.id} AND state = 'waiting'
    `.execute(tx)
    return version
  })
}
