import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { staffAnswerChat as facts } from '../../../facts/support.ts'
import { text } from '../../../schemas.ts'
import { CHAT_MESSAGE_LENGTH_MAX } from '../../../limits.ts'
import { chatMessage } from '../chat-messages.ts'
import { staffId } from '../../staff/staff-schemas.ts'

export const staffAnswerChat = call({
  ...facts,
  rows: ['CHAT-06'],
  summary: 'Answers a player in the name of support.',
  params: staffId,
  body: z.strictObject({ content: text(CHAT_MESSAGE_LENGTH_MAX) }),
  answer: z.object({ data: chatMessage }),
  errors: ['STAFF_ROLE_MISSING', 'MESSAGE_EMPTY', 'NOT_FOUND'],
})
