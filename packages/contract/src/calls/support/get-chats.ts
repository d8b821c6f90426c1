import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { getChats as facts } from '../../facts/support.ts'
import { instant } from '../../schemas.ts'

export const getChats = call({
  ...facts,
  rows: ['API-48', 'ENT-28'],
  summary: 'The player\u2019s conversations.',
  answer: z.object({
    chats: z.array(
      z.object({
        chat_id: z.number(),
        other_user: z.object({ username: z.string() }),
        last_message: z.nullable(z.string()),
        last_at: z.nullable(instant),
      }),
    ),
  }),
  errors: [],
})
