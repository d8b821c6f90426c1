import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { staffBeginAuthenticator as facts } from '../../../facts/staff.ts'
import { passwordField } from '../../../schemas.ts'
import { authenticator } from './member-schemas.ts'

export const staffBeginAuthenticator = call({
  ...facts,
  rows: ['SIL-026'],
  summary: 'Shows a new authenticator; the present one stays until the new one is confirmed.',
  body: z.strictObject({ old_password: passwordField }),
  answer: authenticator,
  errors: ['PASSWORD_WRONG', 'TOO_MANY_REQUESTS'],
})
