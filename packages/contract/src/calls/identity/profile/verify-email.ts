import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { verifyEmail as facts } from '../../../facts/identity.ts'
import { success, text } from '../../../schemas.ts'

export const verifyEmail = call({
  ...facts,
  rows: ['API-24'],
  summary: 'Verifies the e-mail with its code.',
  body: z.strictObject({ code: text(12) }),
  answer: success,
  errors: ['CODE_WRONG', 'CODE_EXPIRED', 'CODE_TRIES_USED'],
})
