import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { profitLoss as facts } from '../../facts/exchange.ts'
import { money } from '../../schemas.ts'
import { SPORTS } from '../../lists.ts'

export const profitLoss = call({
  ...facts,
  rows: ['EXCH-19', 'SIL-126'],
  summary:
    'Settled markets of the last days with what each brought, commission apart; settled anew, with every version.',
  query: z.object({
    days: z.optional(z.enum(['1', '7', '30'])),
    sport: z.optional(z.enum(SPORTS)),
  }),
  answer: z.object({
    net: money,
    commission: money,
    markets: z.array(
      z.object({
        /** The day of settlement in GMT+6: `2026-01-15`. */
        day: z.string(),
        sport: z.string(),
        event_name: z.string(),
        market_id: z.string(),
        market_name: z.string(),
        result: z.string(),
        gross: money,
        commission: money,
        net: money,
        settled_at: z.string(),
        /** The first settlement is 1; each later one replaces the one before. */
        version: z.number(),
        /** A later settlement counts instead: it is shown, but part of no sum. */
        replaced: z.boolean(),
      }),
    ),
  }),
  errors: [],
})
