import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { staffInvite as facts } from '../../../facts/staff.ts'
import { staffApproval } from '../staff-approval-schemas.ts'
import { staffRole } from '../staff-schemas.ts'
import { memberName, memberReason } from './member-schemas.ts'

export const staffInvite = call({
  ...facts,
  rows: ['SIL-026'],
  summary: 'Invites a member of staff; a role that decides with others takes a second person.',
  body: z.strictObject({ username: memberName, role: staffRole, reason: memberReason }),
  answer: z.object({
    /** Who is invited now; null while a second person has to agree. */
    member_id: z.nullable(z.number()),
    approval: z.nullable(staffApproval),
  }),
  errors: [
    'STAFF_ROLE_MISSING',
    'STAFF_NAME_INVALID',
    'USERNAME_TAKEN',
    'STAFF_REASON_MISSING',
    'APPROVAL_WAITING',
  ],
})
