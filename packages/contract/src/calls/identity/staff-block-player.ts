import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { staffBlockPlayer as facts } from '../../facts/identity.ts'
import { text } from '../../schemas.ts'
import { staffId } from '../staff/staff-schemas.ts'

export const staffBlockPlayer = call({
  ...facts,
  rows: ['POP-04'],
  summary: 'Opens or blocks the exchange or games section, or the whole account, of a player.',
  params: staffId,
  body: z.strictObject({
    section: z.enum(['exchange', 'games', 'account']),
    blocked: z.boolean(),
    reason: text(300),
  }),
  answer: z.object({
    exchange_blocked: z.boolean(),
    games_blocked: z.boolean(),
    status: z.string(),
  }),
  errors: ['STAFF_ROLE_MISSING', 'STAFF_REASON_MISSING', 'NOT_FOUND'],
})
