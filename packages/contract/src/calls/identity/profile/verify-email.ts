import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { success, text } from '../../../schemas.ts'

export const verifyEmail = call({
  name: 'verifyEmail',
  rows: ['API-24'],
  summary: 'Verifies the e-mail with its code.',
  method: 'POST',
  path: '/api/verify-email',
  auth: 'player',
  body: z.strictObject({ code: text(12) }),
  answer: success,
  errors: ['CODE_WRONG', 'CODE_EXPIRED', 'CODE_TRIES_USED'],
})
