import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { staffDeposits as facts } from '../../../facts/cashier.ts'
import { text } from '../../../schemas.ts'
import { pageAnswer, pageQuery, staffPayment } from '../../staff/staff-schemas.ts'

export const staffDeposits = call({
  ...facts,
  rows: ['SIL-026'],
  summary: 'The deposit queue, oldest first; `state` is a state, `waiting` or `all`.',
  query: z.object({ state: z.optional(text(16)), search: z.optional(text(64)), ...pageQuery }),
  answer: z.object({ data: z.array(staffPayment), ...pageAnswer }),
  errors: ['STAFF_ROLE_MISSING'],
})
