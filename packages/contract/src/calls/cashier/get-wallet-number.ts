import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { getWalletNumber as facts } from '../../facts/cashier.ts'
import { numeric, text } from '../../schemas.ts'

export const getWalletNumber = call({
  ...facts,
  rows: ['API-35', 'ENT-21'],
  summary:
    'The account to pay into, reserved for this player, method, channel and amount until the timer ends. For USDT the amount is in dollars, and the account an address that the player has alone.',
  query: z.object({
    name: text(32),
    account_type: text(16),
    amount: numeric,
    /** Checked before anything is paid; what comes over a chain may be there before it is submitted. */
    promotion_id: z.optional(numeric),
  }),
  answer: z.array(z.object({ id: z.number(), account_number: z.string() })),
  errors: [
    'ON_BREAK',
    'DEPOSIT_LIMIT',
    'PHONE_NOT_VERIFIED',
    'DEPOSIT_PENDING',
    'PARTNER_RESTING',
    'PROMOTION_UNAVAILABLE',
    'BONUSES_STOPPED',
    'PROMOTION_METHOD',
    'PROMOTION_LEVEL',
    'PROMOTION_TURNOVER_ACTIVE',
    'METHOD_UNAVAILABLE',
    'AMOUNT_INVALID',
    'AMOUNT_OUT_OF_RANGE',
    'METHOD_DAY_LIMIT',
    'DATE_OF_BIRTH_MISSING',
    'UNDER_AGE',
    'NO_RECEIVING_ACCOUNT',
  ],
})
