import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { staffChatMessages as facts } from '../../../facts/support.ts'
import { chatMessage } from '../chat-messages.ts'
import { staffId } from '../../staff/staff-schemas.ts'

export const staffChatMessages = call({
  ...facts,
  rows: ['CHAT-07'],
  summary: 'Messages of a support conversation, oldest first.',
  params: staffId,
  answer: z.object({ messages: z.array(chatMessage), player_id: z.number() }),
  errors: ['STAFF_ROLE_MISSING', 'NOT_FOUND'],
})
