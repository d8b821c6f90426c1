import * as z from 'zod/mini'
import { ROUND_DAY_STATES, ROUND_DIFFERENCES, ROUND_STATES } from '../../../games/round-list.ts'
import { instant, money } from '../../../schemas.ts'

/** A day of UTC’s calendar of one game provider. */
export const roundDayParams = z.object({
  provider: z.string().check(z.regex(/^[a-z0-9]{2,16}$/)),
  day: z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)),
})

export const roundDay = z.object({
  /** Its slug, and what people call it. */
  provider: z.string(),
  provider_name: z.string(),
  day: z.string(),
  state: z.enum(ROUND_DAY_STATES),
  /** When it was asked last. */
  at: instant,
  /** Rounds of the day in either book, by the last list. */
  rounds: z.number(),
  /** Of them, those that were still open in both. */
  still_open: z.number(),
  /** Of them, those that did not agree. */
  difference_count: z.number(),
  /** Differences that neither agree meanwhile nor are closed. */
  to_clear: z.number(),
})

const side = z.object({ currency: z.string(), bet: money, win: money, state: z.enum(ROUND_STATES) })

export const roundDifference = z.object({
  id: z.number(),
  round_id: z.string(),
  difference: z.enum(ROUND_DIFFERENCES),
  began_at: instant,
  ours: z.nullable(
    z.object({ ...side.shape, player: z.object({ id: z.number(), username: z.string() }) }),
  ),
  /** `player`: as the provider names them. */
  theirs: z.nullable(z.object({ ...side.shape, player: z.string() })),
  found_at: instant,
  /** When a later list no longer had it. */
  agreed_at: z.nullable(instant),
  closed: z.nullable(z.object({ at: instant, by: z.string(), reason: z.string() })),
})
