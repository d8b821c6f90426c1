import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { showFreeRounds as facts } from '../../facts/bonuses.ts'
import { instant, money } from '../../schemas.ts'

/** On their way to the provider, to be played, or over. */
export const FREE_ROUNDS_STATES = ['coming', 'open', 'ended'] as const

const freeRounds = z.object({
  /** Names the grant in the records. */
  id: z.string(),
  name: z.string(),
  name_bn: z.string(),
  game: z.string(),
  game_name: z.string(),
  game_name_bn: z.string(),
  state: z.enum(FREE_ROUNDS_STATES),
  rounds: z.number(),
  left: z.number(),
  bet: money,
  won: money,
  /** The most that the wins may become; `"0.00"` for no limit. */
  win_max: money,
  /** What the wins became at the end. */
  given: money,
  /** How many times over that is to be staked; 0 makes it the player's own at once. */
  turnover: z.number(),
  bonus_days: z.number(),
  expires_at: instant,
})

export const showFreeRounds = call({
  ...facts,
  rows: ['LAW-30'],
  summary: "A player's free rounds: those to be played, and those that ended lately.",
  answer: z.object({ data: z.array(freeRounds) }),
  errors: [],
})
