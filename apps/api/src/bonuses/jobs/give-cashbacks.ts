import { countsSpan, dhakaWeek, WEEK_MS, type Span } from '@maidan/cashier'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Ledger } from '../../platform/ledger/open-ledger.ts'
import { findWeekPlayers } from '../cashback/find-week-players.ts'
import { giveCashback } from '../cashback/give-cashback.ts'
import { readPromotionAsOf } from '../queries/read-promotion-as-of.ts'

type Ports = { clock: Clock; db: Db; ledger: Ledger; log: Pick<Logger, 'error'> }

export const GIVE_CASHBACKS_EVERY_MS = 60_000

/** What was decided at the end of a week has committed by then. */
const WAIT_MS = 10 * 60_000
/** Weeks that are caught up at most, of a house that stood still. */
const WEEKS_MAX = 53
const PLAYERS_AT_ONCE = 100

/**
 * Gives every player the cashback of each week that is over and was not given yet, by the terms with
 * which the week began. A week that stopped half-way goes on where it stands. Returns how many were given.
 */
export async function giveCashbacks(ports: Ports): Promise<number> {
  const { rows } = await sql<{ id: bigint; created_at: Date }>`
    SELECT id, created_at FROM promotion WHERE kind = 'cashback' ORDER BY id
  `.execute(ports.db)
  let given = 0
  for (const { id, created_at } of rows)
    for (const week of await weeksToGive(ports, id, created_at))
      given += await giveWeek(ports, id, week)
  return given
}

async function weeksToGive({ db, clock }: Ports, id: bigint, createdAt: Date): Promise<Span[]> {
  const lastMs = dhakaWeek(clock.now().getTime() - WAIT_MS).fromMs - WEEK_MS
  const firstMs = Math.max(dhakaWeek(createdAt.getTime()).fromMs, lastMs - WEEKS_MAX * WEEK_MS)
  const { rows } = await sql<{ week_from: Date }>`
    SELECT week_from FROM cashback_week
    WHERE promotion_id = ${id} AND week_from >= ${new Date(firstMs)}
  `.execute(db)
  const done = new Set(rows.map(({ week_from }) => week_from.getTime()))
  const count = Math.max(0, (lastMs - firstMs) / WEEK_MS + 1)
  return Array.from({ length: count }, (_, at) => dhakaWeek(firstMs + at * WEEK_MS)).filter(
    ({ fromMs }) => !done.has(fromMs),
  )
}

async function giveWeek(ports: Ports, id: bigint, week: Span): Promise<number> {
  const { db, clock } = ports
  const promotion = await readPromotionAsOf(db, id, new Date(week.fromMs))
  const [given, isWhole] =
    promotion && countsSpan(promotion, week) ? await giveAll(ports, { promotion, week }) : [0, true]
  if (isWhole)
    await sql`
      INSERT INTO cashback_week (promotion_id, week_from, done_at)
      VALUES (${id}, ${new Date(week.fromMs)}, ${clock.now()}) ON CONFLICT DO NOTHING
    `.execute(db)
  return given
}

type Due = Omit<Parameters<typeof giveCashback>[1], 'playerId'>

/** What fails for one stops no other one, and keeps the week open until it is done. */
async function giveAll(ports: Ports, { promotion, week }: Due): Promise<[number, boolean]> {
  let [given, isWhole, afterId] = [0, true, 0n]
  for (;;) {
    const ids = await findWeekPlayers(ports.db, { week, afterId, limit: PLAYERS_AT_ONCE })
    for (const playerId of ids)
      try {
        if (await giveCashback(ports, { playerId, promotion, week })) given += 1
      } catch (error) {
        isWhole = false
        ports.log.error({ err: error, player: String(playerId) }, 'a cashback could not be given')
      }
    const last = ids.at(-1)
    if (last === undefined || ids.length < PLAYERS_AT_ONCE) return [given, isWhole]
    afterId = last
  }
}
