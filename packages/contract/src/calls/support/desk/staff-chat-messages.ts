import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { chatMessage } from '../chat-messages.ts'
import { staffId } from '../../staff/staff-schemas.ts'

export const staffChatMessages = call({
  name: 'staffChatMessages',
  rows: ['CHAT-07'],
  summary: 'Messages of a support conversation, oldest first.',
  method: 'GET',
  path: '/api/staff/chats/:id/messages',
  auth: 'staff',
  params: staffId,
  answer: z.object({ messages: z.array(chatMessage), player_id: z.number() }),
  errors: ['STAFF_ROLE_MISSING', 'NOT_FOUND'],
})
