import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { staffReverseDeposit as facts } from '../../../facts/reversals.ts'
import { numeric, text } from '../../../schemas.ts'
import { staffId, staffPayment } from '../../staff/staff-schemas.ts'

export const staffReverseDeposit = call({
  ...facts,
  rows: ['SIL-026', 'LAW-24'],
  summary:
    'Asks a second person to record that a partner took a credited deposit back, or `amount` of it, by the partner’s own number of it. What the player has not got any more they owe.',
  params: staffId,
  body: z.strictObject({
    reversal_ref: text(64),
    /** Left out for all that is left of it. */
    amount: z.optional(numeric),
    reason: text(300),
  }),
  answer: staffPayment,
  errors: [
    'STAFF_ROLE_MISSING',
    'STAFF_REASON_MISSING',
    'STATE_CHANGED',
    'AMOUNT_INVALID',
    'AMOUNT_OUT_OF_RANGE',
    'TRX_ID_INVALID',
    'TRX_ID_USED',
    'APPROVAL_WAITING',
    'NOT_FOUND',
  ],
})
