import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'

/**
 * Whether a player is on a break of their own, or has play closed, wholly or in part. A break can begin
 * so, too (support closes what somebody asks them to), and whoever is on one is sold nothing, whatever
 * else is closed or why (law 29).
 */
export async function isOnBreak(db: Db | Tx, playerId: bigint, at: Date): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM player WHERE id = ${playerId}
      AND (status <> 'active' OR games_blocked OR exchange_blocked OR break_until > ${at})
  `.execute(db)
  return rows.length > 0
}
