import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { showProtection as facts } from '../../facts/protection.ts'
import { PLAYER_CURRENCIES } from '../../lists.ts'
import { breakLength, depositAside, playBreak, playLimit } from './protection-schemas.ts'

export const showProtection = call({
  ...facts,
  rows: ['LAW-29'],
  summary:
    'The limits that a player has set and what of them is used, and the break that they are on or could take.',
  answer: z.object({
    currency: z.enum(PLAYER_CURRENCIES),
    limits: z.array(playLimit),
    /** Null while nothing is. */
    aside: z.nullable(depositAside),
    /** Null while they are on none. */
    break: z.nullable(playBreak),
    break_lengths: z.array(breakLength),
  }),
  errors: [],
})
