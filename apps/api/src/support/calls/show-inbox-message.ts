import type { Calls } from '@maidan/contract'
import { sql } from 'kysely'
import type { Handler } from '../../platform/http/handler.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { asInboxMessage, type InboxRow } from '../inbox/inbox-message.ts'
import type { Db } from '../../platform/database/db.ts'

type Ports = { db: Db }

export const showInboxMessage: Handler<Calls['showInboxMessage'], Ports> = async (
  { db },
  { player, params, language },
) => {
  const { rows } = await sql<InboxRow>`
    SELECT id, code, params, title, message, created_at, read_at FROM inbox_message
    WHERE id = ${BigInt(params.id)} AND player_id = ${player.playerId} AND deleted_at IS NULL
  `.execute(db)
  const [row] = rows
  if (!row) throw new Refusal('NOT_FOUND')
  return asInboxMessage(row, language ?? player.language)
}
