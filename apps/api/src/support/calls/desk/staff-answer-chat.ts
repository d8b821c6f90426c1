import type { Calls } from '@maidan/contract'
import { answerChat } from '../../chat/answer-chat.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import { requireRole } from '../../../platform/security/require-role.ts'
import type { Db } from '../../../platform/database/db.ts'

type Ports = { clock: Clock; db: Db }

export const staffAnswerChat: Handler<Calls['staffAnswerChat'], Ports> = async (ports, request) => {
  const { staff, params, body, ip } = request
  requireRole(staff, 'support')
  const { content } = body
  if (content === '') throw new Refusal('MESSAGE_EMPTY')
  return { data: await answerChat(ports, { chatId: BigInt(params.id), content, staff, ip }) }
}
