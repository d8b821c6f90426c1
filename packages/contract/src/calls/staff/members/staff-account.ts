import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { staffAccount as facts } from '../../../facts/staff.ts'
import { staffRole } from '../staff-schemas.ts'
import { staffSession } from './member-schemas.ts'

export const staffAccount = call({
  ...facts,
  rows: ['SIL-026'],
  summary: 'Whoever asks: their role, whether they have an authenticator, their open sessions.',
  answer: z.object({
    id: z.number(),
    username: z.string(),
    role: staffRole,
    has_authenticator: z.boolean(),
    sessions: z.array(staffSession),
  }),
  errors: [],
})
