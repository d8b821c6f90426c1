import type { Calls } from '@maidan/contract'
import { readChatMessages } from '../chat/chat-message.ts'
import { findOwnChat } from '../chat/find-own-chat.ts'
import type { Handler } from '../../platform/http/handler.ts'
import type { Db } from '../../platform/database/db.ts'

type Ports = { db: Db }

export const chatMessages: Handler<Calls['chatMessages'], Ports> = async (
  { db },
  { player, params },
) => {
  const chatId = await findOwnChat(db, player.playerId, params.chatId)
  return { messages: await readChatMessages(db, chatId) }
}
