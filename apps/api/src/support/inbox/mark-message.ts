import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { OwnMessage } from './find-inbox-message.ts'

const marks = {
  read: sql`read_at = coalesce(read_at, now())`,
  deleted: sql`deleted_at = coalesce(deleted_at, now())`,
} as const satisfies Record<string, RawBuilder<unknown>>

/**
 * Marks a player's own message; refuses with NOT_FOUND. A second time changes nothing: the time of
 * the first one stays.
 */
export async function markMessage(
  db: Db,
  { playerId, id }: OwnMessage,
  mark: keyof typeof marks,
): Promise<void> {
  const { rows } = await sql<{ id: bigint }>`
    UPDATE inbox_message SET ${marks[mark]} WHERE id = ${id} AND player_id = ${playerId}
    RETURNING id
  `.execute(db)
  if (rows.length === 0) throw new Refusal('NOT_FOUND')
}
