import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { startChat as facts } from '../../facts/support.ts'
import { numeric } from '../../schemas.ts'

export const startChat = call({
  ...facts,
  rows: ['API-49'],
  summary: 'Opens the conversation of the player with support, or finds it.',
  body: z.strictObject({ user_one_id: numeric, user_two_id: numeric }),
  answer: z.object({ chat: z.object({ id: z.number() }) }),
  errors: ['NOT_FOUND'],
})
