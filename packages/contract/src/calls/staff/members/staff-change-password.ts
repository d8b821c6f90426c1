import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { message, passwordField } from '../../../schemas.ts'
import { newPassword } from './member-schemas.ts'

export const staffChangePassword = call({
  name: 'staffChangePassword',
  rows: ['SIL-026'],
  summary: 'Changes one’s own password and ends one’s other sessions.',
  method: 'POST',
  path: '/api/staff/account/password',
  auth: 'staff',
  body: z.strictObject({ old_password: passwordField, new_password: newPassword }),
  answer: message,
  errors: ['PASSWORD_WRONG', 'STAFF_PASSWORD_WEAK', 'PASSWORD_COMMON', 'TOO_MANY_REQUESTS'],
})
