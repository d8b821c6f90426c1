import { sql } from 'kysely'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { tellPlayer } from '../../platform/live/tell-player.ts'
import { queueNotice } from '../notices/queue-notice.ts'
import { asChatMessage, type ChatMessageRow } from './chat-message.ts'

type NewMessage = {
  chatId: bigint
  /** Whose conversation it is. */
  playerId: bigint
  senderId: bigint
  staffId?: bigint
  /** Empty for a picture. */
  content: string
  /** The name of a picture's file. */
  picture?: string
}

/** Writes a message and tells the player's open screens of it, and of an answer their devices. */
export function writeChatMessage(db: Db, message: NewMessage) {
  return inTransaction(db, (tx) => addChatMessage(tx, message))
}

/** As `writeChatMessage`, as a part of the caller's transaction. */
export async function addChatMessage(tx: Tx, message: NewMessage) {
  const { chatId, playerId, senderId, staffId, content, picture } = message
  const { rows } = await sql<ChatMessageRow>`
    INSERT INTO chat_message (chat_id, sender_id, staff_id, content, picture_path)
    VALUES (${chatId}, ${senderId}, ${staffId ?? null}, ${content}, ${picture ?? null})
    RETURNING id, chat_id, sender_id, content, picture_path, created_at
  `.execute(tx)
  await tellPlayer(tx, playerId, { type: 'chat', chat_id: Number(chatId) })
  if (senderId !== playerId)
    await queueNotice(tx, playerId, { about: 'chat', chatId: Number(chatId) })
  const [row] = rows
  if (!row) throw new Error('the chat message was not written')
  return asChatMessage(row)
}
