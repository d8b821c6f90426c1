import { call } from '../../call.ts'
import { message } from '../../schemas.ts'

export const logout = call({
  name: 'logout',
  rows: ['AUTH-84'],
  summary: 'Revokes the session whose token is sent.',
  method: 'POST',
  path: '/api/logout',
  auth: 'player',
  answer: message,
  errors: [],
})
