import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { success, text } from '../../../schemas.ts'

export const sendNumberCode = call({
  name: 'sendNumberCode',
  rows: ['API-27'],
  summary: 'Sends a code to an extra phone number.',
  method: 'POST',
  path: '/api/add/send-verification-code',
  auth: 'player',
  body: z.strictObject({ phone: text(32) }),
  answer: success,
  errors: ['CODE_RESEND_WAIT', 'ALREADY_VERIFIED', 'PHONE_NOT_FOUND', 'TOO_MANY_REQUESTS'],
})
