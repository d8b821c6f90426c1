import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { staffEnrol as facts } from '../../../facts/staff.ts'
import { enrolmentClaim, newPassword, openedSession, totpCode } from './member-schemas.ts'

export const staffEnrol = call({
  ...facts,
  rows: ['SIL-026'],
  summary: 'Enrols an invited person with password and authenticator, and opens a session.',
  body: z.strictObject({ ...enrolmentClaim, password: newPassword, totp: totpCode }),
  answer: openedSession,
  errors: [
    'ENROLMENT_INVALID',
    'STAFF_PASSWORD_WEAK',
    'PASSWORD_COMMON',
    'STAFF_CODE_WRONG',
    'TOO_MANY_REQUESTS',
  ],
})
