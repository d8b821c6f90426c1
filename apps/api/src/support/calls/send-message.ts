import type { Calls } from '@maidan/contract'
import { findOwnChat } from '../chat/find-own-chat.ts'
import { writeChatMessage } from '../chat/write-chat-message.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { Refusal } from '../../platform/http/refusal.ts'

export const sendMessage: Handler<Calls['sendMessage']> = async (ctx, { player, body }) => {
  if (body.content === '') throw new Refusal('MESSAGE_EMPTY')
  const chatId = await findOwnChat(ctx.db, player.playerId, body.chat_id)
  await ctx.limits.take('chatPerPlayer', player.playerId.toString())
  const { playerId } = player
  const data = await writeChatMessage(ctx.db, {
    chatId,
    playerId,
    senderId: playerId,
    content: body.content,
  })
  return { data }
}
