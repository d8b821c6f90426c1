import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { showMissions as facts } from '../../facts/bonuses.ts'
import { instant, money, leastOdds, playWeight } from '../../schemas.ts'
import { missionTerms } from './get-promotion.ts'

const mission = z.object({
  promotion_id: z.number(),
  name: z.string(),
  name_bn: z.string(),
  ...missionTerms.shape,
  /** The day or the week of Dhaka that is counted. */
  from: instant,
  until: instant,
  /** Until when its reward may be taken: the end of the period after it. */
  take_until: instant,
  /**
   * `later` counts from `from` on alone; of a period that is over, only a reward
   * that may be taken, or was taken since, is shown.
   */
  state: z.enum(['later', 'open', 'ready', 'taken']),
  /** Whether the period is over. */
  is_over: z.boolean(),
  /** How many plays count so far; there may be more than are asked for. */
  done: z.number(),
  reward: money,
  /** How many times over it is to be staked; 0 makes it the player's own at once. */
  turnover: z.number(),
  to_stake: money,
  bonus_days: z.number(),
  /** A kind of play with nothing is not counted; how much of a stake counts towards the turnover. */
  weights: z.array(playWeight),
  odds_min: leastOdds,
})

export const showMissions = call({
  ...facts,
  rows: ['LAW-29', 'LAW-30'],
  summary: 'How far the player is with each mission, what counts, and which rewards may be taken.',
  answer: z.object({ data: z.array(mission) }),
  errors: [],
})
