import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { getCaptcha as facts } from '../../facts/identity.ts'

export const getCaptcha = call({
  ...facts,
  rows: ['API-32', 'NAV-37', 'AUTH-57', 'SIL-047'],
  summary:
    'A captcha: a PNG of four digits, or with `as=sum` a sum in words, as text in the language of `x-maidan-language`. A cookie says which one it was; the answer goes into `x-captcha-answer` of the call that asked for it, once, within five minutes.',
  query: z.object({ as: z.optional(z.enum(['picture', 'sum'])) }),
  answer: z.unknown(),
  errors: ['TOO_MANY_REQUESTS'],
  raw: true,
})
