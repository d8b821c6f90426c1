import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'

/** Messages shown of a conversation at most: the latest ones. */
export const CHAT_MESSAGES_MAX = 200

export type ChatMessageRow = {
  id: bigint
  chat_id: bigint
  sender_id: bigint
  content: string
  picture_path: string | null
  created_at: Date
}

export function asChatMessage(row: ChatMessageRow) {
  const { id, chat_id, sender_id, content, picture_path, created_at } = row
  return {
    id: Number(id),
    chat_id: Number(chat_id),
    sender_id: Number(sender_id),
    content,
    has_picture: picture_path !== null,
    created_at: created_at.toISOString(),
  }
}

/** The latest messages of a conversation, oldest first. */
export async function readChatMessages(db: Db, chatId: bigint) {
  const { rows } = await sql<ChatMessageRow>`
    SELECT * FROM (
      SELECT id, chat_id, sender_id, content, picture_path, created_at FROM chat_message
      WHERE chat_id = ${chatId} ORDER BY id DESC LIMIT ${CHAT_MESSAGES_MAX}
    ) latest ORDER BY id
  `.execute(db)
  return rows.map(asChatMessage)
}
