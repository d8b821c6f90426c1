import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { staffFreeRounds as facts } from '../../../facts/bonuses.ts'
import { instant, money } from '../../../schemas.ts'
import { FREE_ROUNDS_STATES } from '../show-free-rounds.ts'

export const givenFreeRounds = z.object({
  id: z.string(),
  player: z.string(),
  promotion: z.string(),
  game: z.string(),
  state: z.enum(FREE_ROUNDS_STATES),
  rounds: z.number(),
  left: z.number(),
  currency: z.string(),
  bet: money,
  won: money,
  given: money,
  given_at: instant,
  expires_at: instant,
  /** Since when the rounds that were not begun are taken back. */
  cancelled_at: z.nullable(instant),
  /** What the provider said last against taking it; null where nothing did. */
  failure: z.nullable(z.string()),
})

export const staffFreeRounds = call({
  ...facts,
  rows: ['SIL-026'],
  summary: 'The free rounds that players were given, the newest first.',
  answer: z.object({ data: z.array(givenFreeRounds) }),
  errors: [],
})
