import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'

type Row = { chat_id: bigint; content: string | null; created_at: Date | null }

export type Chat = { id: number; lastMessage: string | null; lastAt: Date | null }

/** A player's conversations with the last word of each; null before the first. */
export async function listChats(db: Db, playerId: bigint): Promise<Chat[]> {
  const { rows } = await sql<Row>`
    SELECT c.id AS chat_id, m.content, m.created_at FROM chat c
    LEFT JOIN LATERAL (
      SELECT content, created_at FROM chat_message WHERE chat_id = c.id ORDER BY id DESC LIMIT 1
    ) m ON true
    WHERE c.player_id = ${playerId}
  `.execute(db)
  return rows.map(({ chat_id, content, created_at }) => ({
    id: Number(chat_id),
    lastMessage: content,
    lastAt: created_at,
  }))
}
