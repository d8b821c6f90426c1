import * as z from 'zod/mini'
import { CURRENCIES } from '../lists.ts'

/** What an operator’s own book says of a round; what each means stands with the round’s rules. */
export const ROUND_STATES = ['open', 'closed', 'cancelled', 'refunded'] as const

/** The same as a provider says it: of a round that was given back it only knows that nothing stands. */
export const LISTED_ROUND_STATES = ['open', 'closed', 'cancelled'] as const

export type ListedRoundState = (typeof LISTED_ROUND_STATES)[number]

/** What can be wrong between both books of a round, the gravest first. */
export const ROUND_DIFFERENCES = [
  'missing_ours',
  'missing_theirs',
  'other_player',
  'other_amount',
  'other_state',
] as const

export type RoundDifference = (typeof ROUND_DIFFERENCES)[number]

/** How a day of a provider came out: `silent` without an answer, `not_offered` where it has no list. */
export const ROUND_DAY_STATES = ['agrees', 'differs', 'silent', 'not_offered'] as const

/** Rounds on a page of a provider’s list. */
export const LISTED_ROUNDS_MAX = 500

const name = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/))
/** A sum of a round in minor units. */
const sum = z.string().check(z.regex(/^(0|[1-9]\d{0,17})$/))
const cursor = z.string().check(z.regex(/^[\x21-\x7e]{1,200}$/))

/** What an operator asks: the rounds that began from a moment until before another, page by page. */
export const roundListQuestion = z.strictObject({
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  cursor: z.nullable(cursor),
})

export type RoundListQuestion = z.output<typeof roundListQuestion>

/** A page of a provider’s own book, oldest first; `next` is the cursor of the page after it. */
export const roundListAnswer = z.object({
  rounds: z
    .array(
      z.object({
        round_id: name,
        player: name,
        currency: z.enum(CURRENCIES),
        bet: sum,
        win: sum,
        state: z.enum(LISTED_ROUND_STATES),
        began_at: z.iso.datetime(),
      }),
    )
    .check(z.maxLength(LISTED_ROUNDS_MAX)),
  next: z.nullable(cursor),
})

export type RoundListAnswer = z.output<typeof roundListAnswer>
