import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { listInbox as facts } from '../../facts/support.ts'
import { instant, numeric, remoteId } from '../../schemas.ts'

export const inboxMessage = z.object({
  id: z.number(),
  title: z.string(),
  message: z.string(),
  created_at: instant,
  is_read: z.boolean(),
})

export const listInbox = call({
  ...facts,
  rows: ['API-44', 'ENT-27'],
  summary: 'A page of the player\u2019s messages, newest first.',
  query: z.object({ remote_id: z.optional(remoteId), page: z.optional(numeric) }),
  answer: z.object({
    success: z.boolean(),
    data: z.object({ data: z.array(inboxMessage), last_page: z.number(), unread: z.number() }),
  }),
  errors: [],
})
