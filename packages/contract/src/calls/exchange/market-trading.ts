import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { marketTrading as facts } from '../../facts/exchange.ts'
import { instant, money } from '../../schemas.ts'
import { marketCode } from './exchange-schemas.ts'

export const marketTrading = call({
  ...facts,
  rows: ['SIL-115'],
  summary: 'What was matched on a market, and how the price of each runner has moved.',
  query: z.object({ market_id: marketCode }),
  answer: z.object({
    /** All that was matched, as the backers’ stakes. */
    matched: money,
    runners: z.array(
      z.object({
        selection_id: z.number(),
        matched: money,
        /** What was matched last; null while nothing was. */
        last_odds: z.nullable(z.string()),
        /** The best price to back whenever it had moved, the oldest first. */
        prices: z.array(z.object({ at: instant, odds: z.string() })),
      }),
    ),
    /** The last matches, newest first; a fancy names no runner. */
    sales: z.array(
      z.object({
        sale_id: z.string(),
        at: instant,
        selection_id: z.nullable(z.number()),
        odds: z.string(),
        stake: money,
      }),
    ),
  }),
  errors: ['MARKET_NOT_FOUND'],
})
