import { call } from '../../call.ts'
import { staffLogout as facts } from '../../facts/staff.ts'
import { message } from '../../schemas.ts'

export const staffLogout = call({
  ...facts,
  rows: ['SIL-026'],
  summary: 'Ends the staff session.',
  answer: message,
  errors: [],
})
