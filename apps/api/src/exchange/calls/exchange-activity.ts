import type { Calls } from '@maidan/contract'
import { sql } from 'kysely'
import type { Handler } from '../../platform/http/handler.ts'
import type { Db } from '../../platform/database/db.ts'

type Ports = { db: Db }

type Row = { kind: 'login' | 'bet'; at: Date; title: string; detail: string }

/** The last logins and bets that are shown. */
const ACTIVITY_MAX = 100

export const exchangeActivity: Handler<Calls['exchangeActivity'], Ports> = async (
  { db },
  { player },
) => {
  const { rows } = await sql<Row>`
    (SELECT 'login' AS kind, created_at AS at, ip AS title, agent AS detail
      FROM player_session WHERE player_id = ${player.playerId}
      ORDER BY created_at DESC LIMIT ${ACTIVITY_MAX})
    UNION ALL
    (SELECT 'bet', o.placed_at, e.name || ' · ' || m.name,
        concat_ws(' ', upper(o.side), r.name, o.claim ->> 'runs')
      FROM exchange_order o
      JOIN market m ON m.id = o.market_id
      JOIN sport_event e ON e.id = m.event_id
      LEFT JOIN runner r ON r.market_id = o.market_id AND r.id = o.runner_id
      WHERE o.player_id = ${player.playerId} ORDER BY o.id DESC LIMIT ${ACTIVITY_MAX})
    ORDER BY at DESC LIMIT ${ACTIVITY_MAX}
  `.execute(db)
  return { activity: rows.map((row) => ({ ...row, at: row.at.toISOString() })) }
}
