import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { staffPlayers as facts } from '../../facts/identity.ts'
import { instant, money, text } from '../../schemas.ts'
import { pageAnswer, pageQuery } from '../staff/staff-schemas.ts'

export const staffPlayers = call({
  ...facts,
  rows: ['SIL-026'],
  summary: 'Players, newest first; `search` looks in username, name, phone and e-mail.',
  query: z.object({ search: z.optional(text(64)), ...pageQuery }),
  answer: z.object({
    data: z.array(
      z.object({
        id: z.number(),
        username: z.string(),
        name: z.string(),
        phone: z.string(),
        phone_verified: z.boolean(),
        currency: z.string(),
        balance: money,
        status: z.string(),
        created_at: instant,
      }),
    ),
    ...pageAnswer,
  }),
  errors: ['STAFF_ROLE_MISSING'],
})
