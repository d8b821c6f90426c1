import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import {
  LINE_RUNNER_ID,
  openLiveMarket,
  positionOf,
  restoreMatched,
  restoreOrder,
  type LiveMarket,
  type LiveOrder,
  type MarketKind,
} from '@maidan/exchange/engine'
import { termsOf, type TermsRow } from './terms-of.ts'

/** How long the last price may be old, and how long a bet waits in play. */
export type MarketTimes = { staleAfterMs: number; betDelayMs: number; nowMs: () => number }

type MarketRow = {
  id: bigint
  code: string
  event_id: string
  sport: string
  kind: MarketKind
  status: 'open' | 'closed' | 'settled' | 'void'
  in_play: boolean
  version: bigint
  staff_suspended: boolean
  outcome_at: Date | null
}

/**
 * Rebuilds a market from the database: its state, its positions and the orders that rest, in the
 * order in which they were placed. Null if there is no such market. Its version is the second in
 * which it is read: no process before can have reached it, so that a bet that waited for its delay
 * when that process ended lapses.
 */
export async function loadMarket(
  db: Db,
  code: string,
  times: MarketTimes,
): Promise<LiveMarket | null> {
  const { rows } = await sql<MarketRow>`
    SELECT m.id, m.code, m.event_id, e.sport, m.kind, m.status, m.in_play, m.version,
      m.staff_suspended, m.outcome_at
    FROM market m JOIN sport_event e ON e.id = m.event_id WHERE m.code = ${code}
  `.execute(db)
  const [row] = rows
  if (!row) return null
  const market = emptyMarket(row, await readRunnerIds(db, row), times)
  // A clock that was set back since lets no bet wait for longer than a whole delay.
  const latestMs = times.nowMs() + times.betDelayMs
  await Promise.all([
    readPositions(db, market),
    readHeld(db, market),
    readOrders(db, market, latestMs),
  ])
  return market
}

function emptyMarket(row: MarketRow, runnerIds: readonly number[], times: MarketTimes): LiveMarket {
  const { id, code, event_id: eventId, sport, kind } = row
  const { staleAfterMs, betDelayMs } = times
  return openLiveMarket(
    { id, code, eventId, sport, kind, runnerIds },
    {
      staleAfterMs,
      betDelayMs,
      status: statusOf(row),
      suspensions: row.staff_suspended ? ['staff'] : [],
      isInPlay: row.in_play,
      version: Math.floor(times.nowMs() / 1000),
      resultKnownAtMs: row.outcome_at?.getTime() ?? null,
    },
  )
}

function statusOf({ status, staff_suspended }: MarketRow) {
  if (status !== 'open') return 'closed'
  return staff_suspended ? 'suspended' : 'open'
}

async function readRunnerIds(db: Db, { id, kind }: MarketRow): Promise<number[]> {
  if (kind === 'fancy') return [LINE_RUNNER_ID]
  const { rows } = await sql<{ id: bigint }>`
    SELECT id FROM runner WHERE market_id = ${id} ORDER BY ordinal
  `.execute(db)
  return rows.map((runner) => Number(runner.id))
}

type OrderRow = TermsRow & { id: bigint; player_id: bigint }

type MatchedRow = OrderRow & { stake_minor: bigint; profit_minor: bigint; with_house: boolean }

async function readPositions(db: Db, market: LiveMarket) {
  const { rows } = await sql<MatchedRow>`
    SELECT m.with_house, 0::bigint AS id, o.player_id, o.runner_id, o.claim, o.side, min(m.tick) AS tick,
      min(m.rate_hundredths) AS rate_hundredths, sum(m.stake_minor)::bigint AS stake_minor,
      sum(m.profit_minor)::bigint AS profit_minor
    FROM bet_match m JOIN exchange_order o ON o.id = m.order_id
    WHERE m.market_id = ${market.id} AND m.void_reason IS NULL
    GROUP BY o.player_id, o.runner_id, o.claim, o.side, m.with_house
  `.execute(db)
  for (const row of rows) {
    const { stake_minor: stakeMinor, profit_minor: profitMinor, with_house: withHouse } = row
    const bet = { terms: termsOf(row), stakeMinor, profitMinor }
    restoreMatched(market, { playerId: Number(row.player_id), bet, withHouse })
  }
}

async function readHeld(db: Db, market: LiveMarket) {
  const { rows } = await sql<{ player_id: bigint; liability_minor: bigint; version: bigint }>`
    SELECT player_id, liability_minor, version FROM exposure WHERE market_id = ${market.id}
  `.execute(db)
  for (const row of rows) {
    const position = positionOf(market.positions, Number(row.player_id))
    position.heldMinor = row.liability_minor
    position.version = row.version
  }
}

/** No market ever has it, so that an order which was let in by it lapses. */
const NO_VERSION = -1

type LiveRow = OrderRow & {
  size_minor: bigint
  matched_minor: bigint
  lapsed_minor: bigint
  cancelled_minor: bigint
  persistence: 'lapse' | 'keep'
  on_event: 'lapse' | 'keep'
  state: 'delayed' | 'open'
  ready_at: Date | null
  fill_or_kill: boolean
  min_fill_minor: bigint | null
  expires_at: Date | null
  market_version: bigint
  placed_at: Date
}

async function readOrders(db: Db, market: LiveMarket, latestMs: number) {
  const { rows } = await sql<LiveRow>`
    SELECT id, player_id, runner_id, claim, side, tick, rate_hundredths, size_minor, matched_minor,
      lapsed_minor, cancelled_minor, persistence, on_event, state, ready_at, fill_or_kill, min_fill_minor,
      expires_at, market_version, placed_at
    FROM exchange_order WHERE market_id = ${market.id} AND state <> 'done'
    ORDER BY coalesce(ready_at, placed_at), id
  `.execute(db)
  for (const row of rows) restoreOrder(market, orderOf(row, latestMs))
}

function orderOf(row: LiveRow, latestMs: number): LiveOrder {
  return {
    orderId: Number(row.id),
    playerId: Number(row.player_id),
    terms: termsOf(row),
    sizeMinor: row.size_minor,
    matchedMinor: row.matched_minor,
    lapsedMinor: row.lapsed_minor,
    cancelledMinor: row.cancelled_minor,
    persistence: row.persistence,
    onEvent: row.on_event,
    fillOrKill: row.fill_or_kill ? { minFillMinor: row.min_fill_minor ?? row.size_minor } : null,
    // What it was a part of is not stored: an order that is read while it waits lapses anyway.
    cashOutId: null,
    expiresAtMs: row.expires_at && row.expires_at.getTime(),
    state: row.state,
    readyAtMs: row.ready_at && Math.min(row.ready_at.getTime(), latestMs),
    marketVersion: row.state === 'delayed' ? NO_VERSION : Number(row.market_version),
    lapseCode: null,
    placedAtMs: row.placed_at.getTime(),
  }
}
