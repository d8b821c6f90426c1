import * as z from 'zod/mini'
import { ID_LENGTH_MAX, instant, money, numeric } from '../../schemas.ts'
import { BET_EXPIRY_SECONDS_MAX, BET_EXPIRY_SECONDS_MIN } from '../../limits.ts'
import { MARKET_KINDS } from '../../lists.ts'

/** A market as the odds calls name it: `1.2412345`, `bm:<event>` or `f:<event>:<line>`. */
export const marketCode = z.string().check(z.maxLength(ID_LENGTH_MAX), z.regex(/^[\w.:-]+$/))

/** A bet's own id, as its digits. */
export const betId = z.string().check(z.regex(/^[1-9]\d{0,17}$/))

/** The player's own name for a request: sent again, it gets the first answer again. */
export const clientRef = z.string().check(z.regex(/^[\w-]{8,64}$/))

export const betSide = z.enum(['back', 'lay', 'yes', 'no'])
export const persistence = z.enum(['lapse', 'keep'])
/** What becomes of an unmatched bet at a wicket, a goal or the like. */
export const onEvent = z.enum(['keep', 'lapse'])

/** One bet as it is asked for. */
export const newBet = z.strictObject({
  market_id: marketCode,
  /** The runner of match odds and bookmaker; not sent for a fancy. */
  selection_id: z.optional(numeric),
  side: betSide,
  /** Decimal odds of the ladder for match odds, the rate per 100 for bookmaker and fancy. */
  odds: numeric,
  /** The run that the fancy's side names; the window or digit of the others stands in the line. */
  run: z.optional(numeric),
  stake: numeric,
  persistence: z.optional(persistence),
  /** Kept unless it says otherwise. */
  on_event: z.optional(onEvent),
  /** Takes a better or, if it has moved, any present house price instead of refusing. */
  accept_any: z.optional(z.boolean()),
  /** Matches at once, at this average price or better, at least `min_fill`, or not at all. */
  fill_or_kill: z.optional(z.boolean()),
  min_fill: z.optional(numeric),
  /** What is still unmatched so long after the bet was taken lapses; not sent: it may wait. */
  expires_in_seconds: z.optional(
    z.int().check(z.minimum(BET_EXPIRY_SECONDS_MIN), z.maximum(BET_EXPIRY_SECONDS_MAX)),
  ),
  /** The market as the player saw it; if it has changed since, the bet lapses. */
  market_version: z.optional(z.int()),
})

/** A bet as it stands. Sizes are the backer's stake and always add up. */
export const bet = z.object({
  bet_id: z.string(),
  event_id: z.string(),
  event_name: z.string(),
  sport: z.string(),
  market_id: z.string(),
  market_name: z.string(),
  kind: z.enum(MARKET_KINDS),
  in_play: z.boolean(),
  selection_id: z.nullable(z.number()),
  selection_name: z.string(),
  side: betSide,
  odds: z.string(),
  /** The average of what is matched; the same as `odds` while nothing is. */
  average_odds: z.string(),
  run: z.nullable(z.string()),
  stake: money,
  matched: money,
  remaining: money,
  lapsed: money,
  cancelled: money,
  voided: money,
  /** Who stands on the other side of what is matched; null while nothing is. */
  matched_with: z.nullable(z.enum(['player', 'house', 'both'])),
  potential_profit: money,
  potential_liability: money,
  persistence,
  on_event: onEvent,
  state: z.enum(['delayed', 'open', 'done']),
  /** Until when the in-play delay holds a delayed bet. */
  ready_at: z.nullable(instant),
  /** When what is unmatched lapses by itself; null: not before its market does. */
  expires_at: z.nullable(instant),
  /** Why a part of it lapsed, as a code of the catalogue. */
  lapse_code: z.nullable(z.string()),
  placed_at: instant,
  /** After settlement. */
  result: z.nullable(z.enum(['won', 'lost', 'void', 'even'])),
  net: z.nullable(money),
})

/** What one outcome of a market comes to for the player. */
export const outcomeNet = z.object({
  /** The runner, or the first and last score of a range; `to` null is "and above". */
  selection_id: z.nullable(z.number()),
  name: z.string(),
  from: z.nullable(z.number()),
  to: z.nullable(z.number()),
  net: money,
  worst: money,
})

/** Why so much is held, as data that the apps turn into a sentence. */
export const explanation = z.nullable(
  z.object({
    kind: z.string(),
    name: z.optional(z.string()),
    from: z.optional(z.number()),
    to: z.optional(z.number()),
    loss: money,
  }),
)

export const marketExposure = z.object({
  event_id: z.string(),
  event_name: z.string(),
  sport: z.string(),
  market_id: z.string(),
  market_name: z.string(),
  kind: z.enum(MARKET_KINDS),
  liability: money,
  explain: explanation,
  outcomes: z.array(outcomeNet),
})
