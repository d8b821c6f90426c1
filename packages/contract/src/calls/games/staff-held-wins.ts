import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { staffHeldWins as facts } from '../../facts/games.ts'
import { HELD_WIN_REASONS } from '../../lists.ts'
import { instant, money } from '../../schemas.ts'
import { pageAnswer, pageQuery } from '../staff/staff-schemas.ts'

const heldWinState = z.enum(['held', 'paid', 'returned'])

export const staffHeldWins = call({
  ...facts,
  rows: ['SIL-026'],
  summary:
    'Wins that are held until two people decide, oldest first: above the largest of their game, or above what its provider may pay out in a day.',
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
        reason: z.enum(HELD_WIN_REASONS),
        /** Of one above the day’s most: the most, and what was paid out before it, stakes taken off. */
        most: z.nullable(money),
        paid_out: z.nullable(money),
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
