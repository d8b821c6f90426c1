import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { exchangeMarkets as facts } from '../../facts/exchange.ts'
import { money } from '../../schemas.ts'
import { marketCode } from './exchange-schemas.ts'
import { MARKET_KINDS } from '../../lists.ts'

export const exchangeMarkets = call({
  ...facts,
  rows: ['SIL-115'],
  summary: 'The markets of an event as they can be bet on now: state, delay, limits, commission.',
  query: z.object({ event_id: marketCode }),
  answer: z.object({
    markets: z.array(
      z.object({
        market_id: z.string(),
        kind: z.enum(MARKET_KINDS),
        name: z.string(),
        name_bn: z.string(),
        status: z.enum(['inactive', 'open', 'suspended', 'closed', 'settled', 'void']),
        in_play: z.boolean(),
        bet_delay_ms: z.number(),
        version: z.number(),
        commission_percent: z.string(),
        stake_min: money,
        stake_max: money,
        runners: z.array(
          z.object({ selection_id: z.number(), name: z.string(), name_bn: z.string() }),
        ),
        /** Who won, the score, or why it is void; null until it is settled. */
        result: z.nullable(z.string()),
      }),
    ),
  }),
  errors: [],
})
