import { LIMIT_SCOPES, SPORTS } from '@maidan/exchange/lists'
import * as z from 'zod/mini'
import { money } from '../../../schemas.ts'

export const limitScope = z.enum(LIMIT_SCOPES)
export const exchangeSport = z.enum(SPORTS)

/** What the house may lose at most on something of a sport. */
export const staffHouseLimit = z.object({
  sport: exchangeSport,
  scope: limitScope,
  limit: money,
  /** The request for another limit that waits for a second person. */
  approval_id: z.nullable(z.number()),
})

/** What the house may lose now on one thing that has a limit. */
export const staffAtRisk = z.object({
  scope: limitScope,
  sport: exchangeSport,
  /** The event and, narrower than that, the market; empty for a whole sport. */
  event_name: z.string(),
  market_name: z.string(),
  /** The market's own code, where it is about one. */
  market_code: z.nullable(z.string()),
  runner_name: z.nullable(z.string()),
  player: z.nullable(z.object({ id: z.number(), username: z.string() })),
  at_risk: money,
  limit: money,
  /** How much of the limit is taken: 10,000 is full, more stands above a limit that was lowered. */
  full_bps: z.number(),
})
