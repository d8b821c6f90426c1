import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { chatMessages as facts } from '../../facts/support.ts'
import { idText, instant } from '../../schemas.ts'

export const chatMessage = z.object({
  id: z.number(),
  chat_id: z.number(),
  sender_id: z.number(),
  /** Empty where the message is a picture. */
  content: z.string(),
  has_picture: z.boolean(),
  created_at: instant,
})

export const chatMessages = call({
  ...facts,
  rows: ['API-50', 'ENT-29'],
  summary: 'Messages of a conversation, oldest first.',
  params: z.object({ chatId: idText }),
  answer: z.object({ messages: z.array(chatMessage) }),
  errors: ['NOT_FOUND'],
})
