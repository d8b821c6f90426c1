import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { showCashback as facts } from '../../facts/bonuses.ts'
import { instant, money, leastOdds, playWeight } from '../../schemas.ts'

const cashback = z.object({
  promotion_id: z.number(),
  name: z.string(),
  name_bn: z.string(),
  /** Monday 00:00 in Dhaka, and the Monday after. */
  from: instant,
  until: instant,
  /** Whether this week is counted: it has to run from its first to its last moment. */
  counts: z.boolean(),
  /** What was lost so far, wins taken off; below zero for who is ahead. */
  lost: money,
  /** What that gives as it stands. */
  cashback: money,
  percent: z.string(),
  loss_min: money,
  /** `"0.00"` for no limit. */
  bonus_max: money,
  /** How many times over it is to be staked; 0 makes it the player's own at once. */
  turnover: z.number(),
  bonus_days: z.number(),
  /** A kind of play with nothing is not counted; how much of a stake counts towards the turnover. */
  weights: z.array(playWeight),
  odds_min: leastOdds,
  /** What was given last. */
  last: z.nullable(z.object({ from: instant, lost: money, cashback: money })),
})

export const showCashback = call({
  ...facts,
  rows: ['LAW-30'],
  summary: 'What the cashback of this week stands at, by which rule, and what was given last.',
  answer: z.object({ data: z.array(cashback) }),
  errors: [],
})
