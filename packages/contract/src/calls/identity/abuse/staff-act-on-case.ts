import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { staffActOnCase as facts } from '../../../facts/identity.ts'
import { field } from '../../../schemas.ts'
import { staffId } from '../../staff/staff-schemas.ts'
import { abuseAct, abuseState } from './abuse-schemas.ts'

export const staffActOnCase = call({
  ...facts,
  rows: ['SIL-026'],
  summary: 'Takes a case, notes, watches, clears or confirms it. No account is touched by it.',
  params: z.object({ ...staffId.shape, act: abuseAct }),
  body: z.strictObject({ reason: field(300) }),
  answer: z.object({ id: z.number(), state: abuseState }),
  errors: [
    'STAFF_ROLE_MISSING',
    'STAFF_REASON_MISSING',
    'STATE_CHANGED',
    'BONUS_STOP_STANDS',
    'NOT_FOUND',
  ],
})
