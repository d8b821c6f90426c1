import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { staffSessions as facts } from '../../../facts/staff.ts'
import { staffId } from '../staff-schemas.ts'
import { staffSession } from './member-schemas.ts'

export const staffSessions = call({
  ...facts,
  rows: ['SIL-026'],
  summary: 'The open sessions of a member of staff.',
  params: staffId,
  answer: z.object({ data: z.array(staffSession) }),
  errors: ['STAFF_ROLE_MISSING'],
})
