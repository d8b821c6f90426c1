import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { staffAskBonusStop as facts } from '../../../facts/identity.ts'
import { text } from '../../../schemas.ts'
import { staffApproval } from '../../staff/staff-approval-schemas.ts'
import { staffId } from '../../staff/staff-schemas.ts'

export const staffAskBonusStop = call({
  ...facts,
  rows: ['LAW-24', 'LAW-30'],
  summary:
    'Asks a second person to offer the accounts of a confirmed case no more bonuses, or to offer them again.',
  params: z.object({ ...staffId.shape, verdict: z.enum(['stop', 'offer']) }),
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
