import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { staffChats as facts } from '../../../facts/support.ts'
import { instant } from '../../../schemas.ts'

export const staffChats = call({
  ...facts,
  rows: ['CHAT-06'],
  summary: 'Support conversations, those that wait for an answer first.',
  answer: z.object({
    data: z.array(
      z.object({
        chat_id: z.number(),
        player_id: z.number(),
        username: z.string(),
        last_message: z.nullable(z.string()),
        last_at: z.nullable(instant),
        waiting: z.boolean(),
      }),
    ),
  }),
  errors: ['STAFF_ROLE_MISSING'],
})
