import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { staffEndRefund as facts } from '../../../facts/refunds.ts'
import { REFUND_VERDICTS } from '../../../lists.ts'
import { text } from '../../../schemas.ts'
import { staffId, staffPayment } from '../../staff/staff-schemas.ts'

export const staffEndRefund = call({
  ...facts,
  rows: ['SIL-026', 'LAW-11', 'LAW-24'],
  summary:
    'Asks a second person to say what came of a refund of which its partner has said nothing for a day: it was sent back by `refund_trx_id` of the partner’s statement, or it never happened.',
  params: staffId,
  body: z.strictObject({
    verdict: z.enum(REFUND_VERDICTS),
    /** The partner’s own number of the refund; only with `given`. */
    refund_trx_id: z.optional(text(64)),
    reason: text(300),
  }),
  answer: staffPayment,
  errors: [
    'STAFF_ROLE_MISSING',
    'STAFF_REASON_MISSING',
    'STATE_CHANGED',
    'REFUND_STILL_ASKED',
    'TRX_ID_INVALID',
    'TRX_ID_USED',
    'APPROVAL_WAITING',
    'NOT_FOUND',
  ],
})
