import { call } from '../../../call.ts'
import { staffId, staffPayment } from '../../staff/staff-schemas.ts'

export const staffClaimDeposit = call({
  name: 'staffClaimDeposit',
  rows: ['SIL-026'],
  summary: 'Takes a deposit from the queue so that no second person works on it.',
  method: 'POST',
  path: '/api/staff/deposits/:id/claim',
  auth: 'staff',
  params: staffId,
  answer: staffPayment,
  errors: ['STAFF_ROLE_MISSING', 'CLAIMED_BY_OTHER', 'STATE_CHANGED', 'NOT_FOUND'],
})
