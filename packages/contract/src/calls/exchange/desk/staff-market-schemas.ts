import * as z from 'zod/mini'
import { instant, money, numeric, text } from '../../../schemas.ts'
import { marketCode } from '../exchange-schemas.ts'

export const staffMarketCode = z.object({ code: marketCode })

/** How a market is to end: its winners, the score, or void. */
export const staffOutcome = z.union([
  z.strictObject({ winners: z.array(numeric).check(z.minLength(1), z.maxLength(10)) }),
  z.strictObject({ score: numeric }),
  z.strictObject({ void: z.literal(true) }),
])

/** From when to when bets are void, ISO 8601. */
export const staffVoidSpan = z.strictObject({ from: text(40), to: text(40) })

export const staffMarketBrief = z.object({
  code: z.string(),
  event_id: z.string(),
  event_name: z.string(),
  sport: z.string(),
  kind: z.enum(['match_odds', 'bookmaker', 'fancy']),
  name: z.string(),
  status: z.enum(['open', 'suspended', 'closed', 'settled', 'void']),
  in_play: z.boolean(),
  staff_suspended: z.boolean(),
  /** Who of the staff stopped it since it was last open, as far as that is known. */
  stopped_by: z.array(z.string()),
  /** The request to open it again that waits for a second person. */
  open_request: z.nullable(z.number()),
  open_bets: z.number(),
  players: z.number(),
  matched: money,
  /** What is held of players for this market. */
  held: money,
  /** What the house loses at worst; 0 if it cannot lose. */
  house_risk: money,
  result: z.nullable(z.string()),
  /** When the result became known. */
  result_at: z.nullable(instant),
  /** What the partner said of it beside, or that it cannot be: it is not paid on the partner’s word. */
  contradicted: z.array(z.string()),
  /** A settlement by hand, or its opening, waits for a second person. */
  request_waiting: z.boolean(),
})

/** What one outcome of a market brings the house: commission not counted. */
export const staffMarketOutcome = z.object({
  selection_id: z.nullable(z.number()),
  name: z.string(),
  house: money,
})

export const staffSettlementPlayer = z.object({
  id: z.number(),
  username: z.string(),
  gross: money,
  commission: money,
  net: money,
})
