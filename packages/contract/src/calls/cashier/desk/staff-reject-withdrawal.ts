import { call } from '../../../call.ts'
import { staffRejectWithdrawal as facts } from '../../../facts/cashier.ts'
import { rejectBody, staffId, staffPayment } from '../../staff/staff-schemas.ts'

export const staffRejectWithdrawal = call({
  ...facts,
  rows: ['SIL-026'],
  summary: 'Rejects a withdrawal with a reason that the player reads.',
  params: staffId,
  body: rejectBody,
  answer: staffPayment,
  errors: [
    'STAFF_ROLE_MISSING',
    'STAFF_REASON_MISSING',
    'CLAIMED_BY_OTHER',
    'STATE_CHANGED',
    'NOT_FOUND',
  ],
})
