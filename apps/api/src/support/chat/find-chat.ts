import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'

/** The player of a conversation, for staff. */
export async function findChat(db: Db, chatId: bigint): Promise<{ playerId: bigint }> {
  const { rows } = await sql<{ player_id: bigint }>`
    SELECT player_id FROM chat WHERE id = ${chatId}
  `.execute(db)
  if (!rows[0]) throw new Refusal('NOT_FOUND')
  return { playerId: rows[0].player_id }
}
