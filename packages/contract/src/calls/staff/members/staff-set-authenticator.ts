import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { staffSetAuthenticator as facts } from '../../../facts/staff.ts'
import { message } from '../../../schemas.ts'
import { totpCode } from './member-schemas.ts'

export const staffSetAuthenticator = call({
  ...facts,
  rows: ['SIL-026'],
  summary: 'Confirms the new authenticator with its code, and with a code of the present one.',
  body: z.strictObject({ totp: totpCode, old_totp: z.optional(totpCode) }),
  answer: message,
  errors: ['STAFF_CODE_WRONG', 'STATE_CHANGED', 'TOO_MANY_REQUESTS'],
})
