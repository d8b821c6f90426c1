import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { passwordField } from '../../../schemas.ts'
import { authenticator } from './member-schemas.ts'

export const staffBeginAuthenticator = call({
  name: 'staffBeginAuthenticator',
  rows: ['SIL-026'],
  summary: 'Shows a new authenticator; the present one stays until the new one is confirmed.',
  method: 'POST',
  path: '/api/staff/account/authenticator/begin',
  auth: 'staff',
  body: z.strictObject({ old_password: passwordField }),
  answer: authenticator,
  errors: ['PASSWORD_WRONG', 'TOO_MANY_REQUESTS'],
})
