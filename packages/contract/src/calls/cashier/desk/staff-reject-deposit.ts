import { call } from '../../../call.ts'
import { rejectBody, staffId, staffPayment } from '../../staff/staff-schemas.ts'

export const staffRejectDeposit = call({
  name: 'staffRejectDeposit',
  rows: ['SIL-026'],
  summary: 'Rejects a deposit with a reason that the player reads.',
  method: 'POST',
  path: '/api/staff/deposits/:id/reject',
  auth: 'staff',
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
