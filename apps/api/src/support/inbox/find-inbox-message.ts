import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { InboxRow } from './inbox-message.ts'

export type OwnMessage = { playerId: bigint; id: bigint }

/** A player's own message; one that is deleted or another player's is refused with NOT_FOUND. */
export async function findInboxMessage(db: Db, { playerId, id }: OwnMessage): Promise<InboxRow> {
  const { rows } = await sql<InboxRow>`
    SELECT id, code, params, title, message, created_at, read_at FROM inbox_message
    WHERE id = ${id} AND player_id = ${playerId} AND deleted_at IS NULL
  `.execute(db)
  const [row] = rows
  if (!row) throw new Refusal('NOT_FOUND')
  return row
}
