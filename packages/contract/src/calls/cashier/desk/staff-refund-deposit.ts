import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { staffRefundDeposit as facts } from '../../../facts/cashier.ts'
import { PAYOUT_WAYS } from '../../../lists.ts'
import { numeric, text } from '../../../schemas.ts'
import { staffId, staffPayment } from '../../staff/staff-schemas.ts'

export const staffRefundDeposit = call({
  ...facts,
  rows: ['SIL-026', 'LAW-24'],
  summary:
    'Asks a second person to give a credited deposit back, or `amount` of it: by the partner that took it, or as sent back by hand with `refund_trx_id`.',
  params: staffId,
  body: z.strictObject({
    through: z.enum(PAYOUT_WAYS),
    /** Left out for all that is left of it. */
    amount: z.optional(numeric),
    refund_trx_id: z.optional(text(32)),
    reason: text(300),
  }),
  answer: staffPayment,
  errors: [
    'STAFF_ROLE_MISSING',
    'STAFF_REASON_MISSING',
    'STATE_CHANGED',
    'METHOD_UNAVAILABLE',
    'AMOUNT_INVALID',
    'AMOUNT_OUT_OF_RANGE',
    'NOT_ENOUGH_MONEY',
    'TRX_ID_INVALID',
    'TRX_ID_USED',
    'APPROVAL_WAITING',
    'NOT_FOUND',
  ],
})
