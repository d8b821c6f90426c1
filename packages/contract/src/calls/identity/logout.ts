import { call } from '../../call.ts'
import { logout as facts } from '../../facts/identity.ts'
import { message } from '../../schemas.ts'

export const logout = call({
  ...facts,
  rows: ['AUTH-84'],
  summary: 'Revokes the session whose token is sent.',
  answer: message,
  errors: [],
})
