import type { Language } from '@maidan/contract'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { eventName, marketName, runnerName } from '../views/names.ts'

export type Activity = {
  kind: 'login' | 'bet'
  at: Date
  /** Of a bet. */
  side: 'back' | 'lay' | 'yes' | 'no' | null
  title: string
  detail: string
}

/** The last logins and bets that are shown. */
const ACTIVITY_MAX = 100

/** A player's last logins and bets together, newest first. */
export async function listActivity(
  db: Db,
  { playerId, language }: { playerId: bigint; language: Language | null },
): Promise<Activity[]> {
  const { rows } = await sql<Activity>`
    (SELECT 'login' AS kind, created_at AS at, NULL AS side, ip AS title, agent AS detail
      FROM player_session WHERE player_id = ${playerId}
      ORDER BY created_at DESC LIMIT ${ACTIVITY_MAX})
    UNION ALL
    (SELECT 'bet', o.placed_at, o.side, ${eventName(language)} || ' · ' || ${marketName(language)},
        concat_ws(' ', ${runnerName(language)}, o.claim ->> 'runs')
      FROM exchange_order o
      JOIN market m ON m.id = o.market_id
      JOIN sport_event e ON e.id = m.event_id
      LEFT JOIN runner r ON r.market_id = o.market_id AND r.id = o.runner_id
      WHERE o.player_id = ${playerId} ORDER BY o.id DESC LIMIT ${ACTIVITY_MAX})
    ORDER BY at DESC LIMIT ${ACTIVITY_MAX}
  `.execute(db)
  return rows
}
