import { call } from '../../../call.ts'
import { staffRejectDeposit as facts } from '../../../facts/cashier.ts'
import { rejectBody, staffId, staffPayment } from '../../staff/staff-schemas.ts'

export const staffRejectDeposit = call({
  ...facts,
  rows: ['SIL-026'],
  summary: 'Rejects a deposit with a reason that the player reads.',
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
