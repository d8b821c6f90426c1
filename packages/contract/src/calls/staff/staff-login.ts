import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { staffLogin as facts } from '../../facts/staff.ts'
import { text } from '../../schemas.ts'
import { openedSession } from './members/member-schemas.ts'

export const staffLogin = call({
  ...facts,
  rows: ['SIL-026'],
  summary: 'Opens a staff session.',
  body: z.strictObject({
    username: text(64),
    password: z.string().check(z.maxLength(128)),
    totp: z.optional(text(12)),
  }),
  answer: openedSession,
  errors: ['INVALID_CREDENTIALS', 'STAFF_CODE_NEEDED', 'TOO_MANY_REQUESTS'],
})
