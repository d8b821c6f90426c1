import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { text } from '../../../schemas.ts'
import { staffMarketBrief, staffMarketCode } from './staff-market-schemas.ts'

export const staffSuspendMarket = call({
  name: 'staffSuspendMarket',
  rows: ['SIL-115'],
  summary: 'Stops or reopens the betting on a market, whatever the feed says.',
  method: 'POST',
  path: '/api/staff/markets/:code/suspend',
  auth: 'staff',
  params: staffMarketCode,
  body: z.strictObject({ suspended: z.boolean(), reason: text(300) }),
  answer: staffMarketBrief,
  errors: ['STAFF_ROLE_MISSING', 'STAFF_REASON_MISSING', 'MARKET_NOT_FOUND', 'MARKET_CLOSED'],
})
