import type { Calls } from '@maidan/contract'
import { decimalAmount } from '@maidan/money'
import { sql } from 'kysely'
import { named } from '../views/named.ts'
import { outcomeText, type Outcome } from '../views/outcome-text.ts'
import type { Handler } from '../../platform/http/handler.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'

type Ports = { clock: Clock; db: Db }

type Row = {
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
  replaced: boolean
}

const DAYS_DEFAULT = '7'
/** Markets of one answer at most. */
const MARKETS_MAX = 500

export const profitLoss: Handler<Calls['profitLoss'], Ports> = async (
  { db, clock },
  { query, player, language },
) => {
  const { sport = null } = query
  const { rows } = await sql<Row>`
    SELECT to_char(s.done_at AT TIME ZONE 'Asia/Dhaka', 'YYYY-MM-DD') AS day, e.sport,
      ${named('e', language)} AS event_name, m.code, ${named('m', language)} AS market_name, s.outcome, p.gross_minor,
      p.commission_minor, p.net_minor, s.done_at AS settled_at, p.version,
      p.version < (SELECT max(version) FROM player_settlement l
        WHERE l.player_id = p.player_id AND l.market_id = p.market_id) AS replaced,
      (SELECT json_agg(json_build_object('id', r.id, 'name', ${named('r', language)})) FROM runner r
        WHERE r.market_id = m.id) AS runners
    FROM player_settlement p
    JOIN market_settlement s ON s.market_id = p.market_id AND s.version = p.version
    JOIN market m ON m.id = p.market_id
    JOIN sport_event e ON e.id = m.event_id
    WHERE p.player_id = ${player.playerId} AND s.done_at IS NOT NULL
      AND s.done_at > ${clock.now()}::timestamptz - ${query.days ?? DAYS_DEFAULT}::int * interval '1 day'
      AND (${sport}::text IS NULL OR e.sport = ${sport})
    ORDER BY s.done_at DESC, p.version DESC LIMIT ${MARKETS_MAX}
  `.execute(db)
  // A settlement that a later one replaced stands in the list, and in no sum.
  const counted = rows.filter(({ replaced }) => !replaced)
  const sum = (of: (row: Row) => bigint) =>
    money(counted.reduce((total, row) => total + of(row), 0n))
  return {
    net: sum(({ net_minor }) => net_minor),
    commission: sum(({ commission_minor }) => commission_minor),
    markets: rows.map((row) => ({
      day: row.day,
      sport: row.sport,
      event_name: row.event_name,
      market_id: row.code,
      market_name: row.market_name,
      result: outcomeText(row.outcome, row.runners ?? []),
      gross: money(row.gross_minor),
      commission: money(row.commission_minor),
      net: money(row.net_minor),
      settled_at: row.settled_at.toISOString(),
      version: row.version,
      replaced: row.replaced,
    })),
  }
}

const money = (minor: bigint) => decimalAmount(minor, 'BDT')
