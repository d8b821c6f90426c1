import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { success, text } from '../../../schemas.ts'

export const verifyPhoneNumber = call({
  name: 'verifyPhoneNumber',
  rows: ['API-25'],
  summary: 'Verifies the main phone with its code.',
  method: 'POST',
  path: '/api/verify-phone-number',
  auth: 'player',
  body: z.strictObject({ verification_code: text(12) }),
  answer: success,
  errors: ['CODE_WRONG', 'CODE_EXPIRED', 'CODE_TRIES_USED', 'PHONE_TAKEN'],
})
