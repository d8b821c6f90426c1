import type { Calls } from '@maidan/contract'
import { findChat } from '../../chat/find-chat.ts'
import { SUPPORT_ACCOUNT_ID } from '../../chat/support-account.ts'
import { writeChatMessage } from '../../chat/write-chat-message.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import { requireRole } from '../../../platform/security/require-role.ts'
import type { Db } from '../../../platform/database/db.ts'

type Ports = { db: Db }

export const staffAnswerChat: Handler<Calls['staffAnswerChat'], Ports> = async (ports, request) => {
  const { staff, params, body } = request
  requireRole(staff, 'support')
  if (body.content === '') throw new Refusal('MESSAGE_EMPTY')
  const chatId = BigInt(params.id)
  const { playerId } = await findChat(ports.db, chatId)
  const data = await writeChatMessage(ports.db, {
    chatId,
    playerId,
    senderId: BigInt(SUPPORT_ACCOUNT_ID),
    staffId: staff.staffId,
    content: body.content,
  })
  return { data }
}
