import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { staffId } from '../staff-schemas.ts'
import { staffSession } from './member-schemas.ts'

export const staffSessions = call({
  name: 'staffSessions',
  rows: ['SIL-026'],
  summary: 'The open sessions of a member of staff.',
  method: 'GET',
  path: '/api/staff/members/:id/sessions',
  auth: 'staff',
  params: staffId,
  answer: z.object({ data: z.array(staffSession) }),
  errors: ['STAFF_ROLE_MISSING'],
})
