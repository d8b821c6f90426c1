import * as z from 'zod/mini'
import { instant, money } from '../../../schemas.ts'

/** Dollars are texts with six digits after the point at most, TRX too. */
export const sweep = z.object({
  id: z.number(),
  /** The house's address that all of it goes to. */
  receiver: z.string(),
  made_at: instant,
  made_by: z.string(),
  /** How many transfers it asks for, of how much together. */
  transfers: z.number(),
  amount: money,
  /** Of them, those that the chain has shown, and what came by them. */
  swept: z.number(),
  swept_amount: money,
  /** Those that nobody has sent, and that are still asked for. */
  open: z.number(),
  /** What all transfers burn at most, as the chain reckoned it, and what the swept ones have burnt. */
  fee: money,
  fee_burnt: money,
  ended: z.nullable(z.object({ at: instant, by: z.string(), reason: z.string() })),
})
