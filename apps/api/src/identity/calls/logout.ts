import type { Calls } from '@maidan/contract'
import { sql } from 'kysely'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { tellPlayers } from '../../platform/live/tell-player.ts'
import type { Db } from '../../platform/database/db.ts'

type Ports = { db: Db }

/** Ends this session alone; its own live sockets are told, those of other devices stay. */
export const logout: Handler<Calls['logout'], Ports> = async ({ db }, { player }) => {
  const { playerId, sessionId } = player
  await inTransaction(db, async (tx) => {
    await sql`
      UPDATE player_session SET ended_at = now() WHERE id = ${sessionId} AND ended_at IS NULL
    `.execute(tx)
    await tellPlayers(tx, [{ playerId, sessionId, event: { type: 'logged_out' } }])
  })
  return { message: 'Logged out' }
}
