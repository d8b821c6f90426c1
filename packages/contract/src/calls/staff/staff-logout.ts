import { call } from '../../call.ts'
import { message } from '../../schemas.ts'

export const staffLogout = call({
  name: 'staffLogout',
  rows: ['SIL-026'],
  summary: 'Ends the staff session.',
  method: 'POST',
  path: '/api/staff/logout',
  auth: 'staff',
  answer: message,
  errors: [],
})
