import type { Language } from '@maidan/contract'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { eventName, marketName, runnerName } from '../views/names.ts'
import type { Outcome } from '../views/outcome-text.ts'

export type ProfitRow = {
  day: string
  sport: string
  event_name: string
  code: string
  market_name: string
  outcome: Outcome
  runners: { id: number; name: string }[] | null
  gross_minor: bigint
  commission_minor: bigint
  net_minor: bigint
  settled_at: Date
  version: number
  /** A later settlement stands in its place. */
  replaced: boolean
}

/** Markets of one answer at most. */
const MARKETS_MAX = 500

type Asked = {
  playerId: bigint
  sport: string | null
  days: string
  at: Date
  language: Language | null
}

/** What each market settled in the last `days` brought a player, newest first. */
export async function listProfits(db: Db, asked: Asked): Promise<ProfitRow[]> {
  const { playerId, sport, days, at, language } = asked
  const { rows } = await sql<ProfitRow>`
    SELECT to_char(s.done_at AT TIME ZONE 'Asia/Dhaka', 'YYYY-MM-DD') AS day, e.sport,
      ${eventName(language)} AS event_name, m.code, ${marketName(language)} AS market_name,
      s.outcome, p.gross_minor, p.commission_minor, p.net_minor, s.done_at AS settled_at, p.version,
      p.version < (SELECT max(version) FROM player_settlement l
        WHERE l.player_id = p.player_id AND l.market_id = p.market_id) AS replaced,
      (SELECT json_agg(json_build_object('id', r.id, 'name', ${runnerName(language)})) FROM runner r
        WHERE r.market_id = m.id) AS runners
    FROM player_settlement p
    JOIN market_settlement s ON s.market_id = p.market_id AND s.version = p.version
    JOIN market m ON m.id = p.market_id
    JOIN sport_event e ON e.id = m.event_id
    WHERE p.player_id = ${playerId} AND s.done_at IS NOT NULL
      AND s.done_at > ${at}::timestamptz - ${days}::int * interval '1 day'
      AND (${sport}::text IS NULL OR e.sport = ${sport})
    ORDER BY s.done_at DESC, p.version DESC LIMIT ${MARKETS_MAX}
  `.execute(db)
  return rows
}
