import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { staffBlockMember as facts } from '../../../facts/staff.ts'
import { staffApproval } from '../staff-approval-schemas.ts'
import { staffId } from '../staff-schemas.ts'
import { memberReason } from './member-schemas.ts'

export const staffBlockMember = call({
  ...facts,
  rows: ['SIL-026'],
  summary: 'Blocks a member of staff at once, or asks a second person to open them again.',
  params: staffId,
  body: z.strictObject({ blocked: z.boolean(), reason: memberReason }),
  /** The request that waits for a second person; null after a block. */
  answer: z.object({ approval: z.nullable(staffApproval) }),
  errors: [
    'STAFF_ROLE_MISSING',
    'NOT_FOUND',
    'STATE_CHANGED',
    'STAFF_OWN_ACCOUNT',
    'STAFF_REASON_MISSING',
    'APPROVAL_WAITING',
  ],
})
