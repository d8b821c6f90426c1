import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { staffResetFactor as facts } from '../../facts/identity.ts'
import { text } from '../../schemas.ts'
import { staffApproval } from '../staff/staff-approval-schemas.ts'
import { staffId } from '../staff/staff-schemas.ts'

export const staffResetFactor = call({
  ...facts,
  rows: ['LAW-24'],
  summary: 'Asks a second person to turn off the second factor of a player who lost it.',
  params: staffId,
  body: z.strictObject({ reason: text(300) }),
  answer: staffApproval,
  errors: [
    'STAFF_ROLE_MISSING',
    'STAFF_REASON_MISSING',
    'APPROVAL_WAITING',
    'STATE_CHANGED',
    'NOT_FOUND',
  ],
})
