import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { verifyPhoneNumber as facts } from '../../../facts/identity.ts'
import { success, text } from '../../../schemas.ts'

export const verifyPhoneNumber = call({
  ...facts,
  rows: ['API-25'],
  summary: 'Verifies the main phone with its code.',
  body: z.strictObject({ verification_code: text(12) }),
  answer: success,
  errors: ['CODE_WRONG', 'CODE_EXPIRED', 'CODE_TRIES_USED', 'PHONE_TAKEN'],
})
