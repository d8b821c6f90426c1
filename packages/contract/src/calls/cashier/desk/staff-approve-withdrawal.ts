import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { staffApproveWithdrawal as facts } from '../../../facts/cashier.ts'
import { text } from '../../../schemas.ts'
import { staffId, staffPayment } from '../../staff/staff-schemas.ts'

export const staffApproveWithdrawal = call({
  ...facts,
  rows: ['SIL-026'],
  summary:
    'Marks a payout as paid, or asks a second person, with a `note`, where it is large; `payout_trx_id` is the wallet transaction that paid it.',
  params: staffId,
  body: z.optional(
    z.strictObject({ payout_trx_id: z.optional(text(32)), note: z.optional(text(300)) }),
  ),
  answer: staffPayment,
  errors: [
    'STAFF_ROLE_MISSING',
    'CLAIMED_BY_OTHER',
    'STATE_CHANGED',
    'TRX_ID_INVALID',
    'TRX_ID_USED',
    'STAFF_REASON_MISSING',
    'APPROVAL_WAITING',
    'NOT_FOUND',
  ],
})
