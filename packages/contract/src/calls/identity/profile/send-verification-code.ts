import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { captchaErrors } from '../captcha-errors.ts'
import { sendVerificationCode as facts } from '../../../facts/identity.ts'
import { success, text } from '../../../schemas.ts'

export const sendVerificationCode = call({
  ...facts,
  rows: ['API-23'],
  summary: 'Sends a code to the main phone or the e-mail, whichever is named.',
  body: z.strictObject({ phone: z.optional(text(32)), email: z.optional(text(254)) }),
  answer: success,
  errors: [
    'CODE_RESEND_WAIT',
    'ALREADY_VERIFIED',
    'PHONE_NOT_FOUND',
    'EMAIL_NOT_FOUND',
    ...captchaErrors,
    'TOO_MANY_REQUESTS',
  ],
})
