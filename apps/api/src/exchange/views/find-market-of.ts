import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'

/** The market codes of a player's own bets, by the bet's id; another player's are not found. */
export async function findMarketOf(
  db: Db,
  asked: { playerId: bigint; betIds: readonly string[] },
): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: bigint; code: string }>`
    SELECT o.id, m.code FROM exchange_order o JOIN market m ON m.id = o.market_id
    WHERE o.player_id = ${asked.playerId} AND o.id = ANY(${[...asked.betIds]}::bigint[])
  `.execute(db)
  return new Map(rows.map(({ id, code }) => [String(id), code]))
}
