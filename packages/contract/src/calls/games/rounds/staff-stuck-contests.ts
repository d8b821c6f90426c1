import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { staffStuckContests as facts } from '../../../facts/games.ts'
import { instant, money } from '../../../schemas.ts'

export const staffStuckContests = call({
  ...facts,
  rows: ['SIL-026'],
  summary: 'Contests that still hold money a day after their first bet, the oldest first.',
  answer: z.object({
    data: z.array(
      z.object({
        platform: z.string(),
        contest: z.string(),
        game: z.string(),
        currency: z.string(),
        held: money,
        opened_at: instant,
      }),
    ),
  }),
  errors: ['STAFF_ROLE_MISSING'],
})
