import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { captchaErrors } from './captcha-errors.ts'
import { forgotPassword as facts } from '../../facts/identity.ts'
import { field, success, text } from '../../schemas.ts'

export const forgotPassword = call({
  ...facts,
  rows: ['API-30'],
  summary: 'Sends a reset code by e-mail or SMS if the details fit an account.',
  body: z.strictObject({
    type: z.enum(['email', 'sms']),
    email: z.optional(text(254)),
    phone: z.optional(text(32)),
    username: field(64),
  }),
  answer: success,
  errors: ['CODE_RESEND_WAIT', ...captchaErrors, 'TOO_MANY_REQUESTS'],
})
