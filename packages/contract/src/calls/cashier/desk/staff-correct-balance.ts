import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { staffCorrectBalance as facts } from '../../../facts/cashier.ts'
import { numeric, text } from '../../../schemas.ts'
import { staffApproval } from '../../staff/staff-approval-schemas.ts'

export const staffCorrectBalance = call({
  ...facts,
  rows: ['SIL-026'],
  summary:
    'Asks a second person to correct a player’s balance: `change` is added, or taken with a minus.',
  body: z.strictObject({ player_id: numeric, change: numeric, reason: text(300) }),
  answer: staffApproval,
  errors: [
    'STAFF_ROLE_MISSING',
    'STAFF_REASON_MISSING',
    'AMOUNT_INVALID',
    'AMOUNT_OUT_OF_RANGE',
    'APPROVAL_WAITING',
    'NOT_ENOUGH_MONEY',
    'NOT_FOUND',
  ],
})
