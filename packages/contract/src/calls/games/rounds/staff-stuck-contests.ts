import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { staffStuckContests as facts } from '../../../facts/games.ts'
import { CURRENCIES } from '../../../lists.ts'
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
        currency: z.enum(CURRENCIES),
        held: money,
        /** Entries that have won anything, and what they have won. */
        paid_entries: z.number(),
        paid: money,
        /** Entries without a win that did not go back, and what they have staked. */
        undecided_entries: z.number(),
        undecided: money,
        /** What players get back, and what the house keeps, where it is ended as it stands. */
        back: money,
        fee: money,
        opened_at: instant,
        /** The request to end it that waits for a second person. */
        approval_id: z.nullable(z.number()),
      }),
    ),
  }),
  errors: ['STAFF_ROLE_MISSING'],
})
