import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { staffChangeRole as facts } from '../../../facts/staff.ts'
import { staffApproval } from '../staff-approval-schemas.ts'
import { staffId, staffRole } from '../staff-schemas.ts'
import { memberReason } from './member-schemas.ts'

export const staffChangeRole = call({
  ...facts,
  rows: ['SIL-026'],
  summary: 'Asks a second person to give a member of staff another role.',
  params: staffId,
  body: z.strictObject({ role: staffRole, reason: memberReason }),
  answer: staffApproval,
  errors: [
    'STAFF_ROLE_MISSING',
    'NOT_FOUND',
    'STATE_CHANGED',
    'STAFF_REASON_MISSING',
    'APPROVAL_WAITING',
  ],
})
