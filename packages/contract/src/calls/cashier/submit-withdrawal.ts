import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { submitWithdrawal as facts } from '../../facts/cashier.ts'
import { numeric, remoteId, text } from '../../schemas.ts'

export const submitWithdrawal = call({
  ...facts,
  rows: ['API-38'],
  summary: 'Asks for a payout; the amount is held at once.',
  body: z.strictObject({
    remote_id: remoteId,
    account_number: text(20),
    amount: numeric,
    /** The fee that the player was shown; left out where the method has none. */
    fee: z.optional(numeric),
    payment_id: numeric,
    provider: z.optional(text(32)),
  }),
  answer: z.object({
    success: z.boolean(),
    message: z.string(),
    error: z.optional(z.string()),
    transaction_id: z.string(),
  }),
  errors: [
    'WITHDRAWAL_PIN_NEEDED',
    'PHONE_NOT_VERIFIED',
    'WITHDRAWAL_PENDING',
    'WITHDRAWALS_OFF',
    'DATE_OF_BIRTH_MISSING',
    'TURNOVER_REMAINING',
    'METHOD_UNAVAILABLE',
    'AMOUNT_INVALID',
    'AMOUNT_OUT_OF_RANGE',
    'METHOD_DAY_LIMIT',
    'FEE_CHANGED',
    'SENDER_NOT_YOURS',
    'NUMBER_TOO_NEW',
    'NOT_ENOUGH_MONEY',
    'TOO_MANY_REQUESTS',
  ],
})
