import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { lookPromoCode as facts } from '../../facts/bonuses.ts'
import { freeRounds } from './get-promotion.ts'
import { instant, largestBet, leastOdds, money, playWeight, text } from '../../schemas.ts'

const CODE_TYPED_MAX = 40

/** A code as somebody types it: in whatever case, with spaces and Bangla digits. */
export const typedCode = text(CODE_TYPED_MAX)

/** Why a code is not taken, as it is looked at and as it is taken. */
export const CODE_REFUSALS = [
  'PROMO_CODE_UNKNOWN',
  'PROMO_CODE_OVER',
  'PROMO_CODE_USED_UP',
  'PROMO_CODE_USED',
  'PROMO_CODE_DEPOSIT_FIRST',
  'PROMOTION_UNAVAILABLE',
  'PROMOTION_LEVEL',
  'PROMOTION_TURNOVER_ACTIVE',
  'PHONE_NOT_VERIFIED',
  'DATE_OF_BIRTH_MISSING',
  'UNDER_AGE',
  'BONUS_ON_BREAK',
  'BONUSES_STOPPED',
  'TOO_MANY_REQUESTS',
] as const

export const lookPromoCode = call({
  ...facts,
  rows: ['LAW-30'],
  summary: 'What a promo code gives and what it asks for, before the player takes it.',
  body: z.strictObject({ code: typedCode }),
  answer: z.object({
    code: z.string(),
    name: z.string(),
    name_bn: z.string(),
    bonus: money,
    /** How many times over the bonus is to be staked; 0 makes it the player's own at once. */
    turnover: z.number(),
    to_stake: money,
    bonus_days: z.number(),
    ends_at: instant,
    /** In place of the bonus: free rounds, and the most that what they win may become; 0 for no limit. */
    free: z.optional(z.object({ ...freeRounds.shape, win_max: money })),
    weights: z.array(playWeight),
    odds_min: leastOdds,
    bet_max: largestBet,
    /** Comes back with the yes, so that nobody says it to other terms. */
    changed_at: z.nullable(instant),
  }),
  errors: ['ON_BREAK', ...CODE_REFUSALS],
})
