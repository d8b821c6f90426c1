import type { PlayerSettlement, TimeSpan } from '@maidan/exchange'
import { sql } from 'kysely'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Outcome } from '../views/outcome-text.ts'
import { decideSettlement, type SettlementPlan } from './decide-settlement.ts'
import { payPlayers, type DuePlayer } from './pay-players.ts'
import { readMatched } from './read-matched.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Ledger } from '../../platform/ledger/open-ledger.ts'
import type { Bus } from '../../platform/live/bus.ts'
import type { Exchange } from '../open-exchange.ts'
import { marketName } from '../views/names.ts'

type Ports = { clock: Clock; db: Db; ledger: Ledger; bus: Bus; exchange: Exchange }

/** Players paid in one transaction. */
const PLAYERS_AT_ONCE = 300

type Row = {
  id: bigint
  name: string
  outcome: Outcome & { voidSpans?: TimeSpan[] }
  commission_hundredths: number
  decided_at: Date
}

/**
 * Pays a decided settlement to the players that have not got theirs, then marks it done. What is not
 * matched lapses first. It moves the difference to the settlement before it, which therefore has to
 * be paid whole first.
 */
export async function paySettlement(ports: Ports, asked: { code: string; version: number }) {
  const { code, version } = asked
  const market = await readDecision(ports, asked)
  await closeMarket(ports, code)
  const before = await findUnpaidBefore(ports, { marketId: market.id, version })
  if (before !== null) await paySettlement(ports, { code, version: before })
  const matched = await readMatched(ports.db, market.id)
  const plan = decideSettlement(matched, market.outcome, {
    commissionBps: market.commission_hundredths,
    voidSpans: market.outcome.voidSpans ?? [],
  })
  const due = await findDue(ports, { marketId: market.id, version, plan })
  for (let from = 0; from < due.length; from += PLAYERS_AT_ONCE)
    await payPlayers(ports, {
      marketId: market.id,
      marketName: market.name,
      version,
      at: market.decided_at,
      players: due.slice(from, from + PLAYERS_AT_ONCE),
    })
  await markDone(ports, market, version)
  await ports.exchange.matcher.ask({ type: 'reload', code })
  for (const { playerId } of due)
    ports.bus.publish({ playerId: BigInt(playerId), event: { type: 'bets', market_id: code } })
}

/** The decision stands already, so nothing is lost where the market cannot be closed now. */
async function closeMarket({ exchange, clock }: Ports, code: string) {
  const resultAtMs = clock.now().getTime()
  const closed = await exchange.matcher.ask({ type: 'close', code, resultAtMs })
  if (closed.status === 'refused') throw new Refusal(closed.code)
}

async function findUnpaidBefore(
  { db }: Ports,
  { marketId, version }: { marketId: bigint; version: number },
): Promise<number | null> {
  const { rows } = await sql<{ version: number | null }>`
    SELECT max(version) AS version FROM market_settlement
    WHERE market_id = ${marketId} AND version < ${version} AND done_at IS NULL
  `.execute(db)
  return rows[0]?.version ?? null
}

async function readDecision(ports: Ports, { code, version }: { code: string; version: number }) {
  const { rows } = await sql<Row>`
    SELECT m.id, ${marketName()} AS name, s.outcome, m.commission_hundredths, s.decided_at
    FROM market m JOIN market_settlement s ON s.market_id = m.id
    WHERE m.code = ${code} AND s.version = ${version}
  `.execute(ports.db)
  const [row] = rows
  if (!row) throw new Error(`market ${code} has no settlement ${version}`)
  return row
}

/** Each player's share of the plan and what is held for them, without those who are paid already. */
async function findDue(
  { db }: Ports,
  { marketId, version, plan }: { marketId: bigint; version: number; plan: SettlementPlan },
): Promise<DuePlayer[]> {
  const paid = await sql<{ player_id: bigint }>`
    SELECT player_id FROM player_settlement WHERE market_id = ${marketId} AND version = ${version}
  `.execute(db)
  const done = new Set(paid.rows.map(({ player_id }) => Number(player_id)))
  const orders = new Map<number, DuePlayer['orders']>()
  for (const order of plan.orders) {
    const own = orders.get(order.playerId)
    if (own) own.push(order)
    else orders.set(order.playerId, [order])
  }
  const players = [...plan.settlement.players, ...(await readStillHeld(db, marketId, plan))]
  return players
    .filter(({ playerId }) => !done.has(playerId))
    .map((player) => ({
      ...player,
      orders: orders.get(player.playerId) ?? [],
      atHouse: plan.atHouse.get(player.playerId) ?? null,
    }))
}

/** A crash between the close and its freeing leaves money held for bets that were never matched. */
async function readStillHeld(
  db: Db,
  marketId: bigint,
  { settlement }: SettlementPlan,
): Promise<PlayerSettlement[]> {
  const { rows } = await sql<{ player_id: bigint }>`
    SELECT player_id FROM exposure WHERE market_id = ${marketId} AND liability_minor > 0
  `.execute(db)
  const planned = new Set(settlement.players.map(({ playerId }) => playerId))
  return rows
    .map(({ player_id }) => Number(player_id))
    .filter((playerId) => !planned.has(playerId))
    .map((playerId) => ({ playerId, grossMinor: 0n, commissionMinor: 0n, netMinor: 0n }))
}

/** The result stands at the market from now on: what was matched before it closed is paid. */
async function markDone({ db, clock }: Ports, { id, outcome: end }: Row, version: number) {
  const at = clock.now()
  const { voidSpans: _, ...outcome } = end
  await sql`
    UPDATE market_settlement SET done_at = coalesce(done_at, ${at})
    WHERE market_id = ${id} AND version = ${version}
  `.execute(db)
  await sql`
    UPDATE market SET status = ${'void' in outcome ? 'void' : 'settled'},
      outcome = ${JSON.stringify(outcome)}::jsonb, outcome_at = coalesce(outcome_at, ${at})
    WHERE id = ${id}
      AND ${version} = (SELECT max(version) FROM market_settlement WHERE market_id = ${id})
  `.execute(db)
}
