import { sql } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Exchange } from '../open-exchange.ts'

type Ports = { clock: Clock; db: Db; exchange: Exchange }

export const BAR_PLAYERS_EVERY_MS = 1_000

/** Orders that are let go at once; the next second does the rest. */
const AT_ONCE_MAX = 200

/**
 * Lapses what rests of players whose account or exchange is blocked, or who are on a break (law 29); the
 * number of markets where something did. Whoever was blocked is looked for anew each time, so that nothing
 * is lost with the process that blocked them.
 */
export async function barPlayers({ clock, db, exchange }: Ports): Promise<number> {
  const { rows } = await sql<{ code: string; player_id: bigint }>`
    SELECT DISTINCT m.code, o.player_id
    FROM player p JOIN exchange_order o ON o.player_id = p.id
    JOIN market m ON m.id = o.market_id
    WHERE (p.exchange_blocked OR p.status <> 'active' OR p.break_until > ${clock.now()}) AND o.state = 'open'
    LIMIT ${AT_ONCE_MAX}
  `.execute(db)
  const bars = rows.map(({ code, player_id: playerId }) =>
    exchange.matcher.ask({ type: 'bar', code, playerId: Number(playerId) }),
  )
  await Promise.all(bars)
  return bars.length
}
