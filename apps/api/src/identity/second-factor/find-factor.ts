import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'

/** A second factor that counts. */
export type Factor = { playerId: bigint; since: Date }

/** The player's second factor; null without one, also while it waits for its first code. */
export async function findFactor(db: Db | Tx, playerId: bigint): Promise<Factor | null> {
  const { rows } = await sql<{ confirmed_at: Date }>`
    SELECT confirmed_at FROM player_authenticator
    WHERE player_id = ${playerId} AND confirmed_at IS NOT NULL
  `.execute(db)
  const [row] = rows
  return row ? { playerId, since: row.confirmed_at } : null
}

/** How many recovery codes were not used yet. */
export async function countRecoveryCodes(db: Db | Tx, playerId: bigint): Promise<number> {
  const { rows } = await sql<{ left: bigint }>`
    SELECT count(*) AS left FROM player_recovery_code
    WHERE player_id = ${playerId} AND used_at IS NULL
  `.execute(db)
  return Number(rows[0]?.left ?? 0n)
}
