import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'

/**
 * Whether a player has play closed, wholly or in part. A break begins so (support closes what somebody
 * asks them to), and whoever is on one is sold nothing, whatever else is closed or why (law 29).
 */
export async function isOnBreak(db: Db | Tx, playerId: bigint): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM player WHERE id = ${playerId}
      AND (status <> 'active' OR games_blocked OR exchange_blocked)
  `.execute(db)
  return rows.length > 0
}
