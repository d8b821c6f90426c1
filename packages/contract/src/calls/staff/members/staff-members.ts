import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { staffMember } from './member-schemas.ts'

export const staffMembers = call({
  name: 'staffMembers',
  rows: ['SIL-026'],
  summary: 'Everybody who works here, with role, state and who waits to enrol.',
  method: 'GET',
  path: '/api/staff/members',
  auth: 'staff',
  answer: z.object({ data: z.array(staffMember) }),
  errors: ['STAFF_ROLE_MISSING'],
})
