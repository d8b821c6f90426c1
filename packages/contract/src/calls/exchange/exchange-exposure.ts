import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { exchangeExposure as facts } from '../../facts/exchange.ts'
import { money } from '../../schemas.ts'
import { marketCode, marketExposure } from './exchange-schemas.ts'

export const exchangeExposure = call({
  ...facts,
  rows: ['EXCH-19', 'SIL-126'],
  summary: 'What each open market may cost and bring, outcome by outcome, and what is held for it.',
  query: z.object({ event_id: z.optional(marketCode) }),
  answer: z.object({
    available: money,
    exposure: money,
    currency: z.string(),
    markets: z.array(marketExposure),
  }),
  errors: [],
})
