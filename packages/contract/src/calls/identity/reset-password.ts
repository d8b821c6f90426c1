import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { resetPassword as facts } from '../../facts/identity.ts'
import { field, passwordField, success } from '../../schemas.ts'

export const resetPassword = call({
  ...facts,
  rows: ['API-31'],
  summary: 'Sets a new password with a reset code and ends every session of the player.',
  body: z.strictObject({
    otp: field(12),
    password: passwordField,
    password_confirmation: passwordField,
    username: field(64),
  }),
  answer: success,
  errors: ['CODE_WRONG', 'CODE_EXPIRED', 'CODE_TRIES_USED', 'PASSWORD_COMMON', 'TOO_MANY_REQUESTS'],
})
