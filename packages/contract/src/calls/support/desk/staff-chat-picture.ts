import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { staffChatPicture as facts } from '../../../facts/support.ts'
import { idText } from '../../../schemas.ts'

export const staffChatPicture = call({
  ...facts,
  rows: ['CHAT-07'],
  summary: 'A picture that a player sent to support.',
  params: z.object({ id: idText, message: idText }),
  answer: z.unknown(),
  errors: ['STAFF_ROLE_MISSING', 'NOT_FOUND'],
  raw: true,
})
