import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { captchaErrors } from '../captcha-errors.ts'
import { sendNumberCode as facts } from '../../../facts/identity.ts'
import { success, text } from '../../../schemas.ts'

export const sendNumberCode = call({
  ...facts,
  rows: ['API-27'],
  summary: 'Sends a code to an extra phone number.',
  body: z.strictObject({ phone: text(32) }),
  answer: success,
  errors: [
    'CODE_RESEND_WAIT',
    'ALREADY_VERIFIED',
    'PHONE_NOT_FOUND',
    ...captchaErrors,
    'TOO_MANY_REQUESTS',
  ],
})
