import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { beginBreak as facts } from '../../facts/protection.ts'
import { instant, passwordField } from '../../schemas.ts'
import { breakLength } from './protection-schemas.ts'

export const beginBreak = call({
  ...facts,
  rows: ['LAW-29'],
  summary:
    'Begins a break from play, or lengthens one, on the password. Nobody can end it early; the money stays withdrawable.',
  body: z.strictObject({ length: breakLength, password: passwordField }),
  answer: z.object({ until: instant }),
  errors: ['PASSWORD_WRONG', 'BREAK_SHORTER', 'TOO_MANY_REQUESTS'],
})
