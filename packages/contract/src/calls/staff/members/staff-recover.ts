import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { staffRecover as facts } from '../../../facts/staff.ts'
import { staffApproval } from '../staff-approval-schemas.ts'
import { staffId } from '../staff-schemas.ts'
import { memberReason } from './member-schemas.ts'

export const staffRecover = call({
  ...facts,
  rows: ['SIL-026'],
  summary: 'Asks a second person to let a member enrol anew who lost password or authenticator.',
  params: staffId,
  body: z.strictObject({ reason: memberReason }),
  answer: staffApproval,
  errors: [
    'STAFF_ROLE_MISSING',
    'NOT_FOUND',
    'STATE_CHANGED',
    'STAFF_REASON_MISSING',
    'APPROVAL_WAITING',
  ],
})
