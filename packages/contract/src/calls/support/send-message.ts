import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { CHAT_MESSAGE_LENGTH_MAX } from '../../limits.ts'
import { sendMessage as facts } from '../../facts/support.ts'
import { numeric, text } from '../../schemas.ts'
import { chatMessage } from './chat-messages.ts'

export const sendMessage = call({
  ...facts,
  rows: ['API-51'],
  summary: 'Sends a message into a conversation.',
  body: z.strictObject({
    chat_id: numeric,
    sender_id: numeric,
    content: text(CHAT_MESSAGE_LENGTH_MAX),
  }),
  answer: z.object({ data: chatMessage }),
  errors: ['MESSAGE_EMPTY', 'NOT_FOUND', 'TOO_MANY_REQUESTS'],
})
