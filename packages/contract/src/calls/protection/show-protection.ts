import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { showProtection as facts } from '../../facts/protection.ts'
import { breakLength, playBreak } from './protection-schemas.ts'

export const showProtection = call({
  ...facts,
  rows: ['LAW-29'],
  summary: 'The break that a player is on, and the breaks that they can take now.',
  answer: z.object({
    /** Null while they are on none. */
    break: z.nullable(playBreak),
    break_lengths: z.array(breakLength),
  }),
  errors: [],
})
