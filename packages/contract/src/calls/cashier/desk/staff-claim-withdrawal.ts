import { call } from '../../../call.ts'
import { staffClaimWithdrawal as facts } from '../../../facts/cashier.ts'
import { staffId, staffPayment } from '../../staff/staff-schemas.ts'

export const staffClaimWithdrawal = call({
  ...facts,
  rows: ['SIL-026'],
  summary: 'Takes a withdrawal from the queue so that no second person works on it.',
  params: staffId,
  answer: staffPayment,
  errors: ['STAFF_ROLE_MISSING', 'CLAIMED_BY_OTHER', 'STATE_CHANGED', 'NOT_FOUND'],
})
