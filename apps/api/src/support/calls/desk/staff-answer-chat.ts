import type { Calls } from '@maidan/contract'
import { findChat } from '../../chat/find-chat.ts'
import { SUPPORT_ACCOUNT_ID } from '../../chat/support-account.ts'
import { writeChatMessage } from '../../chat/write-chat-message.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import { requireRole } from '../../../staff/sessions/require-role.ts'

export const staffAnswerChat: Handler<Calls['staffAnswerChat']> = async (ctx, request) => {
  const { staff, params, body } = request
  requireRole(staff, 'support')
  if (body.content === '') throw new Refusal('MESSAGE_EMPTY')
  const chatId = BigInt(params.id)
  const { playerId } = await findChat(ctx.db, chatId)
  const data = await writeChatMessage(ctx.db, {
    chatId,
    playerId,
    senderId: BigInt(SUPPORT_ACCOUNT_ID),
    staffId: staff.staffId,
    content: body.content,
  })
  return { data }
}
