import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { staffHeldWins as facts } from '../../facts/games.ts'
import { instant, money } from '../../schemas.ts'
import { pageAnswer, pageQuery } from '../staff/staff-schemas.ts'

const heldWinState = z.enum(['held', 'paid', 'returned'])

export const staffHeldWins = call({
  ...facts,
  rows: ['SIL-026'],
  summary: 'Wins above the largest of their game, oldest first: held until two people decide.',
  query: z.object({ state: z.optional(heldWinState), ...pageQuery }),
  answer: z.object({
    data: z.array(
      z.object({
        id: z.number(),
        state: heldWinState,
        player_id: z.number(),
        username: z.string(),
        platform: z.string(),
        game: z.string(),
        round_id: z.string(),
        transaction_id: z.string(),
        currency: z.string(),
        bet: money,
        win: money,
        /** What the game's rules allowed. */
        largest: money,
        at: instant,
        decided_at: z.nullable(instant),
        /** The request that waits for a second person. */
        approval_id: z.nullable(z.number()),
      }),
    ),
    ...pageAnswer,
  }),
  errors: ['STAFF_ROLE_MISSING'],
})
