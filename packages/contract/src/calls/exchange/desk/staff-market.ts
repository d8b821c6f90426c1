import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { staffMarket as facts } from '../../../facts/exchange.ts'
import { instant, money } from '../../../schemas.ts'
import { staffApproval } from '../../staff/staff-approval-schemas.ts'
import { staffMarketBrief, staffMarketCode, staffMarketOutcome } from './staff-market-schemas.ts'

export const staffMarket = call({
  ...facts,
  rows: ['SIL-115'],
  summary: 'One market: the house’s result for each outcome, its last bets, settlements, requests.',
  params: staffMarketCode,
  answer: z.object({
    market: staffMarketBrief,
    runners: z.array(z.object({ selection_id: z.number(), name: z.string() })),
    outcomes: z.array(staffMarketOutcome),
    bets: z.array(
      z.object({
        bet_id: z.string(),
        username: z.string(),
        selection: z.string(),
        side: z.string(),
        odds: z.string(),
        run: z.nullable(z.string()),
        stake: money,
        matched: money,
        state: z.string(),
        placed_at: instant,
      }),
    ),
    settlements: z.array(
      z.object({
        version: z.number(),
        result: z.string(),
        decided_by: z.string(),
        reason: z.string(),
        decided_at: instant,
        done: z.boolean(),
      }),
    ),
    requests: z.array(staffApproval),
  }),
  errors: ['STAFF_ROLE_MISSING', 'MARKET_NOT_FOUND'],
})
