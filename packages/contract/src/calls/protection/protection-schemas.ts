import { BREAK_KINDS, BREAK_LENGTHS, LIMIT_KINDS, LIMIT_PERIODS } from '@maidan/cashier/lists'
import * as z from 'zod/mini'
import { instant, money } from '../../schemas.ts'

export const breakLength = z.enum(BREAK_LENGTHS)

/** A break that a player has taken; it ends by itself. */
export const playBreak = z.object({
  kind: z.enum(BREAK_KINDS),
  began_at: instant,
  until: instant,
})

/** What of their deposits is above their own limits: to be withdrawn at any time, and played with from `until` on. */
export const depositAside = z.object({ amount: money, until: instant })

/** What a limit is of; which pairs there are stands in `PLAY_LIMITS`. */
export const limitName = { kind: z.enum(LIMIT_KINDS), period: z.enum(LIMIT_PERIODS) }

/** Decimal money, or whole minutes of a limit on time. */
const limitAmount = z.string()

/** Something that a player can limit. */
export const playLimit = z.object({
  ...limitName,
  /** Null where they have set none. */
  amount: z.nullable(limitAmount),
  since: z.nullable(instant),
  /** In the period that runs until `until`; null where nothing adds up. */
  used: z.nullable(limitAmount),
  left: z.nullable(limitAmount),
  until: z.nullable(instant),
  /** A looser amount, or none, that waits for its day and then for the second yes. */
  asked: z.nullable(
    z.object({ amount: z.nullable(limitAmount), usable_at: instant, lapses_at: instant }),
  ),
})
