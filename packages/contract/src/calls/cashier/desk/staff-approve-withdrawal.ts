import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { staffApproveWithdrawal as facts } from '../../../facts/cashier.ts'
import { PAYOUT_WAYS } from '../../../lists.ts'
import { text } from '../../../schemas.ts'
import { staffId, staffPayment } from '../../staff/staff-schemas.ts'

export const staffApproveWithdrawal = call({
  ...facts,
  rows: ['SIL-026'],
  summary:
    'Marks a payout as paid, or with `through: partner` has the partner pay it; asks a second person, with a `note`, where it is large. What is paid by hand has been claimed before, and `payout_trx_id` is the wallet transaction that paid it.',
  params: staffId,
  body: z.optional(
    z.strictObject({
      through: z.optional(z.enum(PAYOUT_WAYS)),
      payout_trx_id: z.optional(text(32)),
      note: z.optional(text(300)),
    }),
  ),
  answer: staffPayment,
  errors: [
    'STAFF_ROLE_MISSING',
    'CLAIMED_BY_OTHER',
    'CLAIM_FIRST',
    'STATE_CHANGED',
    'METHOD_UNAVAILABLE',
    'TRX_ID_INVALID',
    'TRX_ID_USED',
    'STAFF_REASON_MISSING',
    'APPROVAL_WAITING',
    'NOT_FOUND',
  ],
})
