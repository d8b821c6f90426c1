import type { Calls } from '@maidan/contract'
import { sql } from 'kysely'
import type { Handler } from '../../platform/http/handler.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Db } from '../../platform/database/db.ts'

type Ports = { db: Db }

/** A second call changes nothing and is answered the same. */
export const deleteInboxMessage: Handler<Calls['deleteInboxMessage'], Ports> = async (
  { db },
  { player, params },
) => {
  const { rows } = await sql`
    UPDATE inbox_message SET deleted_at = coalesce(deleted_at, now())
    WHERE id = ${BigInt(params.id)} AND player_id = ${player.playerId}
    RETURNING id
  `.execute(db)
  if (rows.length === 0) throw new Refusal('NOT_FOUND')
  return { success: true, message: 'Deleted.' }
}
