import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import { tellPlayer } from '../../platform/live/tell-player.ts'

/** Ends every session of a player, on every device; whoever listens is told. */
export async function endSessions(tx: Tx, playerId: bigint) {
  await sql`
    UPDATE player_session SET ended_at = now() WHERE player_id = ${playerId} AND ended_at IS NULL
  `.execute(tx)
  await tellPlayer(tx, playerId, { type: 'logged_out' })
}
