import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { staffDecideApproval as facts } from '../../facts/staff.ts'
import { text } from '../../schemas.ts'
import { approvalDecision, staffApproval } from './staff-approval-schemas.ts'
import { staffId } from './staff-schemas.ts'

export const staffDecideApproval = call({
  ...facts,
  rows: ['SIL-026', 'SIL-115'],
  summary:
    'Agrees to what another member of staff asked for, and does it; refuses it with a note; or withdraws one’s own.',
  params: z.object({ ...staffId.shape, decision: approvalDecision }),
  body: z.strictObject({ note: z.optional(text(300)) }),
  answer: staffApproval,
  errors: [
    'STAFF_ROLE_MISSING',
    'STAFF_REASON_MISSING',
    'SECOND_PERSON_NEEDED',
    'APPROVAL_EXPIRED',
    'STATE_CHANGED',
    'NOT_ENOUGH_MONEY',
    'TRX_ID_USED',
    'REFUND_STILL_ASKED',
    'VIP_POINTS_TOO_DEAR',
    'VIP_RATE_TOO_DEAR',
    'NOT_FOUND',
  ],
})
