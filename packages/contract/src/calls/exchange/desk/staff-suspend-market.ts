import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { staffSuspendMarket as facts } from '../../../facts/exchange.ts'
import { text } from '../../../schemas.ts'
import { staffMarketBrief, staffMarketCode } from './staff-market-schemas.ts'

export const staffSuspendMarket = call({
  ...facts,
  rows: ['SIL-115'],
  summary:
    'Stops the betting on a market, takes one’s own stop back, or asks a second person to reopen it.',
  params: staffMarketCode,
  body: z.strictObject({ suspended: z.boolean(), reason: text(300) }),
  answer: staffMarketBrief,
  errors: [
    'STAFF_ROLE_MISSING',
    'STAFF_REASON_MISSING',
    'MARKET_NOT_FOUND',
    'MARKET_CLOSED',
    'STATE_CHANGED',
    'APPROVAL_WAITING',
  ],
})
