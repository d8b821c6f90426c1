import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'

export type PlayerPhone = { ordinal: number; phone: string; shown: string; verified: boolean }

/** The player's numbers, the main one first. There are three at most. */
export async function readPhones(db: Db | Tx, playerId: bigint): Promise<PlayerPhone[]> {
  const { rows } = await sql<PlayerPhone>`
    SELECT ordinal, phone, shown, verified_at IS NOT NULL AS verified FROM player_phone
    WHERE player_id = ${playerId} ORDER BY ordinal
  `.execute(db)
  return rows
}
