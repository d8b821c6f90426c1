import { sql } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Exchange } from '../open-exchange.ts'
import { findAboveLimits } from './find-above-limits.ts'

type Ports = { clock: Clock; db: Db; exchange: Exchange }

export const BAR_PLAYERS_EVERY_MS = 1_000

/** Orders that are let go at once; the next second does the rest. */
const AT_ONCE_MAX = 200

/**
 * Lapses what rests of players whose account or exchange is blocked, or who are on a break, and what is
 * above a limit that they have just set (law 29); the number of markets where something did. Whoever was
 * blocked is looked for anew each time, so that nothing is lost with the process that blocked them.
 */
export async function barPlayers({ clock, db, exchange }: Ports): Promise<number> {
  const { rows } = await sql<{ code: string; player_id: bigint }>`
    SELECT DISTINCT m.code, o.player_id
    FROM player p JOIN exchange_order o ON o.player_id = p.id
    JOIN market m ON m.id = o.market_id
    WHERE (p.exchange_blocked OR p.status <> 'active' OR p.break_until > ${clock.now()}) AND o.state = 'open'
    LIMIT ${AT_ONCE_MAX}
  `.execute(db)
  const blocked = rows.map(({ code, player_id }) => ({ code, playerId: Number(player_id) }))
  const above = (await findAboveLimits(db, clock.now())).map(({ playerId, ...bar }) => ({
    ...bar,
    playerId: Number(playerId),
  }))
  const bars = [...blocked, ...above]
  await Promise.all(bars.map((bar) => exchange.matcher.ask({ type: 'bar', ...bar })))
  return bars.length
}
