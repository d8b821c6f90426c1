import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { text } from '../../../schemas.ts'
import { CHAT_MESSAGE_LENGTH_MAX } from '../send-message.ts'
import { chatMessage } from '../chat-messages.ts'
import { staffId } from '../../staff/staff-schemas.ts'

export const staffAnswerChat = call({
  name: 'staffAnswerChat',
  rows: ['CHAT-06'],
  summary: 'Answers a player in the name of support.',
  method: 'POST',
  path: '/api/staff/chats/:id/messages',
  auth: 'staff',
  params: staffId,
  body: z.strictObject({ content: text(CHAT_MESSAGE_LENGTH_MAX) }),
  answer: z.object({ data: chatMessage }),
  errors: ['STAFF_ROLE_MISSING', 'MESSAGE_EMPTY', 'NOT_FOUND'],
})
