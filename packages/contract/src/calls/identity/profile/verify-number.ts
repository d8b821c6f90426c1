import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { verifyNumber as facts } from '../../../facts/identity.ts'
import { success, text } from '../../../schemas.ts'

export const verifyNumber = call({
  ...facts,
  rows: ['API-28'],
  summary: 'Verifies the extra phone number whose code was sent last.',
  body: z.strictObject({ verification_code: text(12) }),
  answer: success,
  errors: ['CODE_WRONG', 'CODE_EXPIRED', 'CODE_TRIES_USED', 'PHONE_TAKEN'],
})
