import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { showSecondFactor as facts } from '../../../facts/identity.ts'
import { instant } from '../../../schemas.ts'

export const showSecondFactor = call({
  ...facts,
  rows: ['LAW-8'],
  summary: 'Whether a log-in asks for a code, since when, and how many recovery codes are left.',
  answer: z.object({
    since: z.nullable(instant),
    recovery_codes_left: z.number(),
  }),
  errors: [],
})
