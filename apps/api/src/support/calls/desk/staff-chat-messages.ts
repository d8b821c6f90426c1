import type { Calls } from '@maidan/contract'
import { readChatMessages } from '../../chat/chat-message.ts'
import { findChat } from '../../chat/find-chat.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { notePlayerRead } from '../../../platform/audit/note-read.ts'
import { requireRole } from '../../../staff/sessions/require-role.ts'

export const staffChatMessages: Handler<Calls['staffChatMessages']> = async (ctx, request) => {
  requireRole(request.staff, 'support')
  const chatId = BigInt(request.params.id)
  const { playerId } = await findChat(ctx.db, chatId)
  await notePlayerRead(ctx, request, playerId)
  return { messages: await readChatMessages(ctx.db, chatId), player_id: Number(playerId) }
}
