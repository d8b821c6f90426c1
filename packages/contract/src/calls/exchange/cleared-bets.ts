import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { clearedBets as facts } from '../../facts/exchange.ts'
import { numeric } from '../../schemas.ts'
import { bet } from './exchange-schemas.ts'
import { SPORTS } from '../../lists.ts'

export const clearedBets = call({
  ...facts,
  rows: ['EXCH-19', 'SIL-126'],
  summary: 'Bets that are settled, void, lapsed or cancelled, newest first, in pages.',
  query: z.object({
    page: z.optional(numeric),
    sport: z.optional(z.enum(SPORTS)),
    result: z.optional(z.enum(['won', 'lost', 'void', 'unmatched'])),
  }),
  answer: z.object({ bets: z.array(bet), page: z.number(), last_page: z.number() }),
  errors: [],
})
