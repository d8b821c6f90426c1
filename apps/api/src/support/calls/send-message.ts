import type { Calls } from '@maidan/contract'
import { findOwnChat } from '../chat/find-own-chat.ts'
import { writeChatMessage } from '../chat/write-chat-message.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Limits } from '../../platform/limits/open-limits.ts'

type Ports = { db: Db; limits: Limits }

export const sendMessage: Handler<Calls['sendMessage'], Ports> = async (
  ports,
  { player, body },
) => {
  if (body.content === '') throw new Refusal('MESSAGE_EMPTY')
  const chatId = await findOwnChat(ports.db, player.playerId, body.chat_id)
  await ports.limits.take('chatPerPlayer', player.playerId.toString())
  const { playerId } = player
  const data = await writeChatMessage(ports.db, {
    chatId,
    playerId,
    senderId: playerId,
    content: body.content,
  })
  return { data }
}
