import { sql } from 'kysely'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Db } from '../../platform/database/db.ts'
import { tellPlayer } from '../../platform/live/tell-player.ts'
import { asChatMessage, type ChatMessageRow } from './chat-message.ts'

type NewMessage = {
  chatId: bigint
  /** Whose conversation it is. */
  playerId: bigint
  senderId: bigint
  staffId?: bigint
  content: string
}

/** Writes a message and tells the player's open screens of it. */
export function writeChatMessage(db: Db, message: NewMessage) {
  const { chatId, playerId, senderId, staffId, content } = message
  return inTransaction(db, async (tx) => {
    const { rows } = await sql<ChatMessageRow>`
      INSERT INTO chat_message (chat_id, sender_id, staff_id, content)
      VALUES (${chatId}, ${senderId}, ${staffId ?? null}, ${content})
      RETURNING id, chat_id, sender_id, content, created_at
    `.execute(tx)
    await tellPlayer(tx, playerId, { type: 'chat', chat_id: Number(chatId) })
    const [row] = rows
    if (!row) throw new Error('the chat message was not written')
    return asChatMessage(row)
  })
}
