import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import { onBreak, refuseBreak } from './refuse-break.ts'

/** Until when the latest break of a player's own lasts or has lasted; null if they never took one. */
export async function readBreakUntil(db: Db | Tx, playerId: bigint): Promise<Date | null> {
  const { rows } = await sql<{ break_until: Date | null }>`
    SELECT break_until FROM player WHERE id = ${playerId}
  `.execute(db)
  return rows[0]?.break_until ?? null
}

/** Whether a player is on a break of their own; the row is read for it. */
export async function isOnOwnBreak(db: Db | Tx, playerId: bigint, at: Date): Promise<boolean> {
  return onBreak(await readBreakUntil(db, playerId), at)
}

/** Refuses with ON_BREAK where no row of the player is at hand. */
export async function requireNoBreak(db: Db | Tx, playerId: bigint, at: Date): Promise<void> {
  refuseBreak(await readBreakUntil(db, playerId), at)
}
