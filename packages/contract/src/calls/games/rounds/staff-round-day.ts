import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { staffRoundDay as facts } from '../../../facts/games.ts'
import { money } from '../../../schemas.ts'
import { roundDay, roundDayParams, roundDifference } from './round-day-schemas.ts'

export const staffRoundDay = call({
  ...facts,
  rows: ['SIL-026'],
  summary:
    'What came of a game provider’s day: both sides’ sums, and each round that did not agree.',
  params: roundDayParams,
  answer: z.object({
    day: roundDay,
    /** Why there is no list. */
    why: z.nullable(z.string()),
    sums: z.array(
      z.object({
        currency: z.string(),
        our_bet: money,
        our_win: money,
        their_bet: money,
        their_win: money,
      }),
    ),
    /** Those to clear come first; the first of them where there are too many. */
    differences: z.array(roundDifference),
  }),
  errors: ['STAFF_ROLE_MISSING', 'NOT_FOUND'],
})
