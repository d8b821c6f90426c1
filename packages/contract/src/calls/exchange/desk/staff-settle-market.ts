import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { staffSettleMarket as facts } from '../../../facts/exchange.ts'
import { text } from '../../../schemas.ts'
import { staffApproval } from '../../staff/staff-approval-schemas.ts'
import { staffMarketCode, staffOutcome, staffVoidSpan } from './staff-market-schemas.ts'

export const staffSettleMarket = call({
  ...facts,
  rows: ['SIL-115'],
  summary:
    'Settles a market on the partner’s result. Anything else, a void or a new settlement waits for a second person.',
  params: staffMarketCode,
  body: z.strictObject({
    outcome: staffOutcome,
    void_spans: z.optional(z.array(staffVoidSpan).check(z.maxLength(10))),
    reason: text(300),
  }),
  /** What waits for a second person, or null if the market is settled now. */
  answer: z.object({ approval: z.nullable(staffApproval) }),
  errors: [
    'STAFF_ROLE_MISSING',
    'STAFF_REASON_MISSING',
    'MARKET_NOT_FOUND',
    'RUNNER_UNKNOWN',
    'VALIDATION_FAILED',
    'APPROVAL_WAITING',
  ],
})
