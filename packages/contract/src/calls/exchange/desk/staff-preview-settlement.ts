import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { staffPreviewSettlement as facts } from '../../../facts/exchange.ts'
import { money } from '../../../schemas.ts'
import { approvalReason } from '../../staff/staff-approval-schemas.ts'
import {
  staffMarketCode,
  staffOutcome,
  staffSettlementPlayer,
  staffVoidSpan,
} from './staff-market-schemas.ts'

export const staffPreviewSettlement = call({
  ...facts,
  rows: ['SIL-115'],
  summary: 'What a settlement would pay, player by player, before it is done.',
  params: staffMarketCode,
  body: z.strictObject({ outcome: staffOutcome, void_spans: z.optional(z.array(staffVoidSpan)) }),
  answer: z.object({
    players: z.array(staffSettlementPlayer),
    total_players: z.number(),
    paid: money,
    collected: money,
    commission: money,
    house: money,
    /** Why a second person has to agree; empty if one is enough. */
    approval_reasons: z.array(approvalReason),
  }),
  errors: ['STAFF_ROLE_MISSING', 'MARKET_NOT_FOUND', 'RUNNER_UNKNOWN', 'VALIDATION_FAILED'],
})
