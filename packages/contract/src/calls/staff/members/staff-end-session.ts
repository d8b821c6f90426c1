import { call } from '../../../call.ts'
import { staffEndSession as facts } from '../../../facts/staff.ts'
import { message } from '../../../schemas.ts'
import { staffId } from '../staff-schemas.ts'

export const staffEndSession = call({
  ...facts,
  rows: ['SIL-026'],
  summary: 'Ends a session at once: anyone their own, an admin everybody’s.',
  params: staffId,
  answer: message,
  errors: ['STAFF_ROLE_MISSING', 'NOT_FOUND'],
})
