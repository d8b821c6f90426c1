import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { confirmEwallet as facts } from '../../facts/cashier.ts'
import { text } from '../../schemas.ts'

export const confirmEwallet = call({
  ...facts,
  rows: ['API-34', 'ENT-34', 'CASH-30', 'CASH-35'],
  summary:
    'Names the wallet transaction of an e-wallet deposit: `trx_id` is the `transaction` of the request, `trxid` what the player typed, `number` the wallet they paid from.',
  body: z.strictObject({ trx_id: text(64), trxid: text(66), number: text(20) }),
  answer: z.object({
    success: z.boolean(),
    message: z.string(),
    /** Reference of the new transaction, for the receipt and the records. */
    transaction_id: z.string(),
  }),
  errors: [
    'NOT_FOUND',
    'PHONE_NOT_VERIFIED',
    'DEPOSIT_PENDING',
    'METHOD_UNAVAILABLE',
    'AMOUNT_OUT_OF_RANGE',
    'DATE_OF_BIRTH_MISSING',
    'UNDER_AGE',
    'SENDER_NOT_YOURS',
    'TRX_ID_INVALID',
    'TRX_ID_USED',
    'PROMOTION_UNAVAILABLE',
    'BONUSES_STOPPED',
    'PROMOTION_METHOD',
    'PROMOTION_LEVEL',
    'PROMOTION_TURNOVER_ACTIVE',
    'IDEMPOTENCY_CONFLICT',
    'TOO_MANY_REQUESTS',
  ],
})
