import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'

export type TradedRunner = { runner_id: bigint; matched_minor: bigint; last_tick: number | null }

export type Sale = {
  id: bigint
  matched_at: Date
  runner_id: bigint | null
  tick: number | null
  rate_hundredths: number | null
  stake_minor: bigint
}

export type RunnerPrice = { runner_id: bigint; at: Date; tick: number }

/** Matches that are listed, and points of a runner's chart, at most. */
const SALES_MAX = 50
const PRICES_MAX = 240

/** What was matched on each runner of a market, in the runners' order, and its last price. */
export async function readTradedRunners(db: Db, marketId: bigint): Promise<TradedRunner[]> {
  const { rows } = await sql<TradedRunner>`
    SELECT r.id AS runner_id, coalesce(sum(s.stake_minor), 0)::bigint AS matched_minor,
      (array_agg(s.tick ORDER BY s.id DESC) FILTER (WHERE s.tick IS NOT NULL))[1] AS last_tick
    FROM runner r LEFT JOIN (${salesOf(marketId)}) s ON s.runner_id = r.id
    WHERE r.market_id = ${marketId} GROUP BY r.id, r.ordinal ORDER BY r.ordinal
  `.execute(db)
  return rows
}

/** All that was matched on a market, as the backers' stakes. */
export async function readMatchedTotal(db: Db, marketId: bigint): Promise<bigint> {
  const { rows } = await sql<{ matched_minor: bigint }>`
    SELECT coalesce(sum(stake_minor), 0)::bigint AS matched_minor FROM (${salesOf(marketId)}) s
  `.execute(db)
  return rows[0]?.matched_minor ?? 0n
}

/** The last matches of a market, newest first. */
export async function listSales(db: Db, marketId: bigint): Promise<Sale[]> {
  const { rows } = await sql<Sale>`
    SELECT * FROM (${salesOf(marketId)}) s ORDER BY id DESC LIMIT ${SALES_MAX}
  `.execute(db)
  return rows
}

/** A match between two players has a row for each of them and is one sale. */
function salesOf(marketId: bigint) {
  return sql`
    SELECT DISTINCT ON (b.id) b.id, b.matched_at, o.runner_id, b.tick, b.rate_hundredths, b.stake_minor
    FROM bet_match b JOIN exchange_order o ON o.id = b.order_id
    WHERE b.market_id = ${marketId} AND b.void_reason IS NULL ORDER BY b.id`
}

/** The last points of each runner's chart, oldest first. */
export async function listRunnerPrices(db: Db, marketId: bigint): Promise<RunnerPrice[]> {
  const { rows } = await sql<RunnerPrice>`
    SELECT p.runner_id, p.at, p.tick FROM runner r
    CROSS JOIN LATERAL (
      SELECT runner_id, at, tick FROM runner_price
      WHERE market_id = r.market_id AND runner_id = r.id ORDER BY at DESC LIMIT ${PRICES_MAX}
    ) p
    WHERE r.market_id = ${marketId} ORDER BY p.at
  `.execute(db)
  return rows
}
