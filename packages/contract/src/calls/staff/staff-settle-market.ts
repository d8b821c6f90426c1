import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { text } from '../../schemas.ts'
import {
  staffMarketCode,
  staffMarketRequest,
  staffOutcome,
  staffVoidSpan,
} from './staff-market-schemas.ts'

export const staffSettleMarket = call({
  name: 'staffSettleMarket',
  rows: ['SIL-115'],
  summary:
    'Settles a market on a result. A void, a void span or a new settlement waits for a second person.',
  method: 'POST',
  path: '/api/staff/markets/:code/settle',
  auth: 'staff',
  params: staffMarketCode,
  body: z.strictObject({
    outcome: staffOutcome,
    void_spans: z.optional(z.array(staffVoidSpan).check(z.maxLength(10))),
    reason: text(300),
  }),
  /** The request that waits, or null if the market is settled now. */
  answer: z.object({ request: z.nullable(staffMarketRequest) }),
  errors: [
    'STAFF_ROLE_MISSING',
    'STAFF_REASON_MISSING',
    'MARKET_NOT_FOUND',
    'RUNNER_UNKNOWN',
    'VALIDATION_FAILED',
    'STATE_CHANGED',
  ],
})
