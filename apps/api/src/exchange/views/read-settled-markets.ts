import { decimalAmount } from '@maidan/money'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { outcomeText, type Outcome } from './outcome-text.ts'
import { eventName, marketName, runnerName } from './names.ts'

type Row = {
  code: string
  event_name: string
  market_name: string
  sport: string
  outcome: Outcome
  runners: { id: number; name: string }[] | null
  gross_minor: bigint
  commission_minor: bigint
  net_minor: bigint
  version: number
  done_at: Date
}

/** What each market brought a player, the latest first, as its last settlement says. */
export async function readSettledMarkets(db: Db, playerId: bigint, limit: number) {
  const { rows } = await sql<Row>`
    SELECT m.code, ${eventName()} AS event_name, ${marketName()} AS market_name, e.sport, s.outcome, p.gross_minor,
      p.commission_minor, p.net_minor, p.version, s.done_at,
      (SELECT json_agg(json_build_object('id', r.id, 'name', ${runnerName()})) FROM runner r
        WHERE r.market_id = m.id) AS runners
    FROM player_settlement p
    JOIN market_settlement s ON s.market_id = p.market_id AND s.version = p.version
    JOIN market m ON m.id = p.market_id JOIN sport_event e ON e.id = m.event_id
    WHERE p.player_id = ${playerId} AND s.done_at IS NOT NULL AND NOT EXISTS (
      SELECT 1 FROM player_settlement l WHERE l.player_id = p.player_id
        AND l.market_id = p.market_id AND l.version > p.version)
    ORDER BY s.done_at DESC, m.id DESC LIMIT ${limit}
  `.execute(db)
  const money = (minor: bigint) => decimalAmount(minor, 'BDT')
  return rows.map((row) => ({
    market_id: row.code,
    event_name: row.event_name,
    market_name: row.market_name,
    sport: row.sport,
    result: outcomeText(row.outcome, row.runners ?? []),
    gross: money(row.gross_minor),
    commission: money(row.commission_minor),
    net: money(row.net_minor),
    version: row.version,
    settled_at: row.done_at.toISOString(),
  }))
}
