import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { staffChangePassword as facts } from '../../../facts/staff.ts'
import { message, passwordField } from '../../../schemas.ts'
import { newPassword } from './member-schemas.ts'

export const staffChangePassword = call({
  ...facts,
  rows: ['SIL-026'],
  summary: 'Changes one’s own password and ends one’s other sessions.',
  body: z.strictObject({ old_password: passwordField, new_password: newPassword }),
  answer: message,
  errors: ['PASSWORD_WRONG', 'STAFF_PASSWORD_WEAK', 'PASSWORD_COMMON', 'TOO_MANY_REQUESTS'],
})
