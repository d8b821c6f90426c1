import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { staffApproveDeposit as facts } from '../../../facts/cashier.ts'
import { numeric, text } from '../../../schemas.ts'
import { staffId, staffPayment } from '../../staff/staff-schemas.ts'

export const staffApproveDeposit = call({
  ...facts,
  rows: ['SIL-026'],
  summary:
    'Credits a deposit to the amount of the wallet’s statement, or asks a second person; then, and for another amount than the claimed one, with a `note`.',
  params: staffId,
  body: z.optional(z.strictObject({ amount: z.optional(numeric), note: z.optional(text(300)) })),
  answer: staffPayment,
  errors: [
    'STAFF_ROLE_MISSING',
    'STAFF_REASON_MISSING',
    'CLAIMED_BY_OTHER',
    'STATE_CHANGED',
    'AMOUNT_INVALID',
    'AMOUNT_OUT_OF_RANGE',
    'APPROVAL_WAITING',
    'NOT_FOUND',
  ],
})
