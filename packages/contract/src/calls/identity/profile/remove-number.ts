import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { removeNumber as facts } from '../../../facts/identity.ts'
import { passwordField, success, text } from '../../../schemas.ts'

export const removeNumber = call({
  ...facts,
  rows: ['LAW-10'],
  summary:
    'Takes an extra phone number off the account, on the password; it is free again for whoever has it.',
  body: z.strictObject({ phone: text(32), password: passwordField }),
  answer: success,
  errors: [
    'PASSWORD_WRONG',
    'PHONE_NOT_FOUND',
    'MAIN_PHONE_STAYS',
    'NUMBER_IN_USE',
    'TOO_MANY_REQUESTS',
  ],
})
