import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { numeric, text } from '../../schemas.ts'
import { chatMessage } from './chat-messages.ts'

/** Characters of a chat message at most. */
export const CHAT_MESSAGE_LENGTH_MAX = 2000

export const sendMessage = call({
  name: 'sendMessage',
  rows: ['API-51'],
  summary: 'Sends a message into a conversation.',
  method: 'POST',
  path: '/api/messages',
  auth: 'player',
  body: z.strictObject({
    chat_id: numeric,
    sender_id: numeric,
    content: text(CHAT_MESSAGE_LENGTH_MAX),
  }),
  answer: z.object({ data: chatMessage }),
  errors: ['MESSAGE_EMPTY', 'NOT_FOUND', 'TOO_MANY_REQUESTS'],
})
