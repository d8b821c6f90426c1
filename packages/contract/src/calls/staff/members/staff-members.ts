import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { staffMembers as facts } from '../../../facts/staff.ts'
import { staffMember } from './member-schemas.ts'

export const staffMembers = call({
  ...facts,
  rows: ['SIL-026'],
  summary: 'Everybody who works here, with role, state and who waits to enrol.',
  answer: z.object({ data: z.array(staffMember) }),
  errors: ['STAFF_ROLE_MISSING'],
})
