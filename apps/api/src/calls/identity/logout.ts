import type { Calls } from '@maidan/contract'
import { sql } from 'kysely'
import type { Handler } from '../../http/handler.ts'

export const logout: Handler<Calls['logout']> = async ({ db }, { player }) => {
  await sql`
    UPDATE player_session SET ended_at = now() WHERE id = ${player.sessionId} AND ended_at IS NULL
  `.execute(db)
  return { message: 'Logged out' }
}
