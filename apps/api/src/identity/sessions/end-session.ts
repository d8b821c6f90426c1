import { sql } from 'kysely'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Db } from '../../platform/database/db.ts'
import { tellPlayers } from '../../platform/live/tell-player.ts'

type Ending = { playerId: bigint; sessionId: bigint }

/**
 * Ends one session of a player; its own live sockets are told, those of their other devices stay.
 * Answers false when the player has no such session, or it has ended before.
 */
export function endSession(db: Db, { playerId, sessionId }: Ending): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const { rows } = await sql`
      UPDATE player_session SET ended_at = now()
      WHERE id = ${sessionId} AND player_id = ${playerId} AND ended_at IS NULL RETURNING id
    `.execute(tx)
    if (rows.length === 0) return false
    await tellPlayers(tx, [{ playerId, sessionId, event: { type: 'logged_out' } }])
    return true
  })
}
