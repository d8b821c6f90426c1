import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { staffRefundDeposit as facts } from '../../../facts/cashier.ts'
import { PAYOUT_WAYS } from '../../../lists.ts'
import { text } from '../../../schemas.ts'
import { staffId, staffPayment } from '../../staff/staff-schemas.ts'

export const staffRefundDeposit = call({
  ...facts,
  rows: ['SIL-026', 'LAW-24'],
  summary:
    'Asks a second person to give a credited deposit back in full: by the partner that took it, or as sent back by hand with `refund_trx_id`.',
  params: staffId,
  body: z.strictObject({
    through: z.enum(PAYOUT_WAYS),
    refund_trx_id: z.optional(text(32)),
    reason: text(300),
  }),
  answer: staffPayment,
  errors: [
    'STAFF_ROLE_MISSING',
    'STAFF_REASON_MISSING',
    'STATE_CHANGED',
    'METHOD_UNAVAILABLE',
    'NOT_ENOUGH_MONEY',
    'TRX_ID_INVALID',
    'TRX_ID_USED',
    'APPROVAL_WAITING',
    'NOT_FOUND',
  ],
})
