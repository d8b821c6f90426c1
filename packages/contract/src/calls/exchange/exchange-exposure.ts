import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { money } from '../../schemas.ts'
import { marketCode, marketExposure } from './exchange-schemas.ts'

export const exchangeExposure = call({
  name: 'exchangeExposure',
  rows: ['EXCH-19', 'SIL-126'],
  summary: 'What each open market may cost and bring, outcome by outcome, and what is held for it.',
  method: 'GET',
  path: '/api/exchange/exposure',
  auth: 'player',
  query: z.object({ event_id: z.optional(marketCode) }),
  answer: z.object({
    available: money,
    exposure: money,
    currency: z.string(),
    markets: z.array(marketExposure),
  }),
  errors: [],
})
