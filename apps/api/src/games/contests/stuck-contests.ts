import { decimalAmount, type Currency } from '@maidan/money'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { gameName } from '../queries/game-name.ts'

/** A contest is over within hours; one that holds money for longer waits for its provider. */
const STUCK_AFTER_HOURS = 24
const SHOWN_MAX = 100

const isStuck = (now: Date) => sql`
  c.closed_at IS NULL AND a.balance_minor > 0
    AND c.opened_at < ${now}::timestamptz - make_interval(hours => ${STUCK_AFTER_HOURS}::int)
`

/** How many contests still hold money a day after their first bet. */
export async function countStuckContests(db: Db, now: Date): Promise<number> {
  const { rows } = await sql<{ count: bigint }>`
    SELECT count(*) AS count FROM contest c JOIN account a ON a.id = c.account_id
    WHERE ${isStuck(now)}
  `.execute(db)
  return Number(rows[0]?.count ?? 0n)
}

type Row = {
  platform: string
  contest_id: string
  game: string
  currency: Currency
  held_minor: bigint
  opened_at: Date
}

/** These contests with what they hold, the oldest first. */
export async function listStuckContests(db: Db, now: Date) {
  const { rows } = await sql<Row>`
    SELECT c.platform, c.contest_id, ${gameName()} AS game, c.currency,
      a.balance_minor AS held_minor, c.opened_at
    FROM contest c JOIN account a ON a.id = c.account_id JOIN game g ON g.code = c.game_code
    WHERE ${isStuck(now)} ORDER BY c.opened_at LIMIT ${SHOWN_MAX}
  `.execute(db)
  return rows.map(({ platform, contest_id: contest, game, currency, held_minor, opened_at }) => ({
    platform,
    contest,
    game,
    currency,
    held: decimalAmount(held_minor, currency),
    opened_at: opened_at.toISOString(),
  }))
}
