import { call } from '../../../call.ts'
import { staffClaimDeposit as facts } from '../../../facts/cashier.ts'
import { staffId, staffPayment } from '../../staff/staff-schemas.ts'

export const staffClaimDeposit = call({
  ...facts,
  rows: ['SIL-026'],
  summary: 'Takes a deposit from the queue so that no second person works on it.',
  params: staffId,
  answer: staffPayment,
  errors: ['STAFF_ROLE_MISSING', 'CLAIMED_BY_OTHER', 'STATE_CHANGED', 'NOT_FOUND'],
})
