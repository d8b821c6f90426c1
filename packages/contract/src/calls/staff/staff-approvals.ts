import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { staffApprovals as facts } from '../../facts/staff.ts'
import { approvalKind, approvalState, staffApproval } from './staff-approval-schemas.ts'
import { pageAnswer, pageQuery } from './staff-schemas.ts'

export const staffApprovals = call({
  ...facts,
  rows: ['SIL-026'],
  summary:
    'What one member of staff asked for and another decides, newest first; `mine=1` lists one’s own.',
  query: z.object({
    state: z.optional(approvalState),
    kind: z.optional(approvalKind),
    mine: z.optional(z.enum(['1'])),
    ...pageQuery,
  }),
  answer: z.object({ data: z.array(staffApproval), ...pageAnswer }),
  errors: ['VALIDATION_FAILED'],
})
