import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { changePassword as facts } from '../../facts/identity.ts'
import { passwordField, success } from '../../schemas.ts'

export const changePassword = call({
  ...facts,
  rows: ['API-42'],
  summary: 'Changes the password and ends every session of the player.',
  body: z.strictObject({
    old_password: passwordField,
    new_password: passwordField,
    new_password_confirmation: passwordField,
  }),
  answer: success,
  errors: ['PASSWORD_WRONG', 'PASSWORD_COMMON', 'STATE_CHANGED', 'TOO_MANY_REQUESTS'],
})
