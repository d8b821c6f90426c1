import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { showVip as facts } from '../../facts/bonuses.ts'
import { playWeight } from '../../schemas.ts'

const level = z.object({
  name: z.string(),
  name_bn: z.string(),
  /** With how many points earned it is reached. */
  from: z.number(),
  /** How much a stake earns on it, in percent of what it earns without a level. */
  earns: z.string(),
})

export const showVip = call({
  ...facts,
  rows: ['SIL-052'],
  summary: 'The levels of the house, which one the player has reached, and what earns points.',
  answer: z.object({
    /** From the first upwards; none where the house has no levels. */
    levels: z.array(level),
    /** Which of them is reached, counted from 0; null where there are none. */
    reached: z.nullable(z.number()),
    /** Points earned since the account was opened, converted ones among them. */
    earned: z.string(),
    /** How many are missing to the next level; null on the last one. */
    missing: z.nullable(z.string()),
    /** Kinds of play that do not earn in full. */
    weights: z.array(playWeight),
  }),
  errors: [],
})
