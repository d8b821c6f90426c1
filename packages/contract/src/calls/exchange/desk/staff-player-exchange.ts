import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { staffPlayerExchange as facts } from '../../../facts/exchange.ts'
import { instant, money } from '../../../schemas.ts'
import { staffId } from '../../staff/staff-schemas.ts'
import { bet, marketExposure } from '../exchange-schemas.ts'

export const staffPlayerExchange = call({
  ...facts,
  rows: ['SIL-115'],
  summary: 'A player on the exchange: open bets, exposure, and what each settled market brought.',
  params: staffId,
  answer: z.object({
    open_bets: z.array(bet),
    exposure: z.array(marketExposure),
    markets: z.array(
      z.object({
        market_id: z.string(),
        event_name: z.string(),
        market_name: z.string(),
        sport: z.string(),
        result: z.string(),
        gross: money,
        commission: money,
        net: money,
        /** The settlement that counts; above 1 the market was settled anew. */
        version: z.number(),
        settled_at: instant,
      }),
    ),
    settled_bets: z.array(bet),
  }),
  errors: ['STAFF_ROLE_MISSING'],
})
