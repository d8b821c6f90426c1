import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { success } from '../../schemas.ts'

const password = z.string().check(z.maxLength(128))

export const changePassword = call({
  name: 'changePassword',
  rows: ['API-42'],
  summary: 'Changes the password and ends every session of the player.',
  method: 'POST',
  path: '/api/user-pwd',
  auth: 'player',
  body: z.strictObject({
    old_password: password,
    new_password: password,
    new_password_confirmation: password,
  }),
  answer: success,
  errors: ['PASSWORD_WRONG', 'PASSWORD_COMMON', 'TOO_MANY_REQUESTS'],
})
