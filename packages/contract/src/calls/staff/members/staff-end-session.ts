import { call } from '../../../call.ts'
import { message } from '../../../schemas.ts'
import { staffId } from '../staff-schemas.ts'

export const staffEndSession = call({
  name: 'staffEndSession',
  rows: ['SIL-026'],
  summary: 'Ends a session at once: anyone their own, an admin everybody’s.',
  method: 'POST',
  path: '/api/staff/sessions/:id/end',
  auth: 'staff',
  params: staffId,
  answer: message,
  errors: ['STAFF_ROLE_MISSING', 'NOT_FOUND'],
})
