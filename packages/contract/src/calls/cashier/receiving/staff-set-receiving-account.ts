import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { staffSetReceivingAccount as facts } from '../../../facts/receiving.ts'
import { text } from '../../../schemas.ts'
import { staffId } from '../../staff/staff-schemas.ts'
import { stopStatus } from '../../staff/stop-status.ts'
import { methodState } from '../desk/method-state.ts'

export const staffSetReceivingAccount = call({
  ...facts,
  rows: ['LAW-24'],
  summary:
    'Closes a receiving account to new offers at once, or asks a second person to open it again.',
  params: staffId,
  body: z.strictObject({ status: stopStatus, reason: text(300) }),
  answer: methodState,
  errors: [
    'STAFF_ROLE_MISSING',
    'STAFF_REASON_MISSING',
    'APPROVAL_WAITING',
    'STATE_CHANGED',
    'NOT_FOUND',
  ],
})
