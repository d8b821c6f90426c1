import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { success, text } from '../../../schemas.ts'

export const verifyNumber = call({
  name: 'verifyNumber',
  rows: ['API-28'],
  summary: 'Verifies the extra phone number whose code was sent last.',
  method: 'POST',
  path: '/api/add/verify-phone-number',
  auth: 'player',
  body: z.strictObject({ verification_code: text(12) }),
  answer: success,
  errors: ['CODE_WRONG', 'CODE_EXPIRED', 'CODE_TRIES_USED', 'PHONE_TAKEN'],
})
