import { PLAY_KINDS } from '@maidan/cashier/lists'
import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { staffVip as facts } from '../../../facts/bonuses.ts'
import { instant, playWeight } from '../../../schemas.ts'
import { vipName } from './vip-schemas.ts'

const level = z.object({
  names: z.array(vipName),
  /** With how many points earned it is reached. */
  from: z.number(),
  /** How much a stake earns on it, in percent of what it earns without a level. */
  earns: z.string(),
  /** How many players are on it now. */
  players: z.number(),
})

export const staffVip = call({
  ...facts,
  rows: ['SIL-052'],
  summary: 'The levels of the house with how many players are on each, and what earns points.',
  answer: z.object({
    levels: z.array(level),
    /** Kinds of play that do not earn in full. */
    weights: z.array(playWeight),
    /** Kinds whose points are worth more than the house allows, by what play costs and a point is worth now. */
    too_dear: z.array(z.enum(PLAY_KINDS)),
    /** When they were changed last; null while they are as they began. */
    changed_at: z.nullable(instant),
    /** The change that waits for a second person. */
    approval_id: z.nullable(z.number()),
  }),
  errors: [],
})
