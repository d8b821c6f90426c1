import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { submitDeposit as facts } from '../../facts/cashier.ts'
import { numeric, remoteId, text } from '../../schemas.ts'

export const submitDeposit = call({
  ...facts,
  rows: ['API-36', 'ENT-33'],
  summary:
    'Claims a manual deposit: the player has paid and names the transaction. `account_number` is the phone paid from.',
  body: z.strictObject({
    remote_id: remoteId,
    account_number: text(20),
    transaction_id: text(66),
    amount: numeric,
    payment_id: numeric,
    promotion_id: z.optional(numeric),
  }),
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
    'AMOUNT_INVALID',
    'AMOUNT_OUT_OF_RANGE',
    'METHOD_DAY_LIMIT',
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
