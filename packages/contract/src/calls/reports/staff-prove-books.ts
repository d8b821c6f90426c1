import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { staffProveBooks as facts } from '../../facts/reports.ts'
import { instant } from '../../schemas.ts'

export const staffProveBooks = call({
  ...facts,
  rows: ['SIL-026'],
  summary: 'Asks for a proof of the books now; it is in the list once it has run.',
  answer: z.object({ wished_at: z.nullable(instant) }),
  errors: ['STAFF_ROLE_MISSING', 'STATE_CHANGED', 'TOO_MANY_REQUESTS'],
})
