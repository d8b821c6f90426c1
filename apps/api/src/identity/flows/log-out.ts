import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { PlayerIdentity } from '../../platform/http/handler.ts'
import { tellPlayers } from '../../platform/live/tell-player.ts'

/** Ends one session; its own live sockets are told, those of the player's other devices stay. */
export function logOut(db: Db, { playerId, sessionId }: PlayerIdentity): Promise<void> {
  return inTransaction(db, async (tx) => {
    await sql`
      UPDATE player_session SET ended_at = now() WHERE id = ${sessionId} AND ended_at IS NULL
    `.execute(tx)
    await tellPlayers(tx, [{ playerId, sessionId, event: { type: 'logged_out' } }])
  })
}
