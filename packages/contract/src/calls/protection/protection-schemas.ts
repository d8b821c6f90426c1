import { BREAK_KINDS, BREAK_LENGTHS } from '@maidan/cashier/lists'
import * as z from 'zod/mini'
import { instant } from '../../schemas.ts'

export const breakLength = z.enum(BREAK_LENGTHS)

/** A break that a player has taken; it ends by itself. */
export const playBreak = z.object({
  kind: z.enum(BREAK_KINDS),
  began_at: instant,
  until: instant,
})
