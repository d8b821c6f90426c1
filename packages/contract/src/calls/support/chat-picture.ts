import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { chatPicture as facts } from '../../facts/support.ts'
import { idText } from '../../schemas.ts'

export const chatPicture = call({
  ...facts,
  rows: ['CHAT-07'],
  summary: 'A picture of a conversation, for the player whose conversation it is.',
  params: z.object({ chatId: idText, message: idText }),
  answer: z.unknown(),
  errors: ['NOT_FOUND'],
  raw: true,
})
