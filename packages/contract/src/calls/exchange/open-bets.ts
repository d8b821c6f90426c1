import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { openBets as facts } from '../../facts/exchange.ts'
import { bet, marketCode } from './exchange-schemas.ts'

export const openBets = call({
  ...facts,
  rows: ['EXCH-19', 'SIL-126'],
  summary: 'Bets that are not settled yet, newest first; of one event or market if it is named.',
  query: z.object({
    market_id: z.optional(marketCode),
    event_id: z.optional(marketCode),
  }),
  answer: z.object({ bets: z.array(bet) }),
  errors: [],
})
