import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { staffRevokeDevice as facts } from '../../../facts/devices.ts'
import { staffId, rejectBody } from '../../staff/staff-schemas.ts'

export const staffRevokeDevice = call({
  ...facts,
  rows: ['SIL-026'],
  summary: 'Takes a phone out of use at once: nothing that it sent credits any more.',
  params: staffId,
  body: rejectBody,
  answer: z.object({ id: z.number() }),
  errors: ['STAFF_ROLE_MISSING', 'STAFF_REASON_MISSING', 'STATE_CHANGED', 'NOT_FOUND'],
})
