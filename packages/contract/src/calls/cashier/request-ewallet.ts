import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { requestEwallet as facts } from '../../facts/cashier.ts'
import { money, numeric, text } from '../../schemas.ts'

export const requestEwallet = call({
  ...facts,
  rows: [
    'API-33',
    'CASH-22',
    'CASH-23',
    'CASH-24',
    'CASH-25',
    'CASH-26',
    'CASH-27',
    'CASH-28',
    'CASH-34',
    'CASH-36',
    'CASH-77',
  ],
  summary:
    'Starts a deposit in the e-wallet shape. A hosted channel answers the `url` of the partner; any other one the `number` to pay into and the `timer` in minutes, and is finished by confirming it.',
  body: z.strictObject({ amount: numeric, type: text(16), provider: text(32), promotion: numeric }),
  answer: z.object({
    url: z.optional(z.string()),
    amount: money,
    transaction: z.string(),
    number: z.optional(z.string()),
    timer: z.optional(z.number()),
    message: z.string(),
  }),
  errors: [
    'ON_BREAK',
    'DEPOSIT_LIMIT',
    'PHONE_NOT_VERIFIED',
    'DEPOSIT_PENDING',
    'METHOD_UNAVAILABLE',
    'AMOUNT_INVALID',
    'AMOUNT_OUT_OF_RANGE',
    'METHOD_DAY_LIMIT',
    'DATE_OF_BIRTH_MISSING',
    'UNDER_AGE',
    'NO_RECEIVING_ACCOUNT',
    'PROMOTION_UNAVAILABLE',
    'BONUSES_STOPPED',
    'PROMOTION_METHOD',
    'PROMOTION_LEVEL',
    'PROMOTION_TURNOVER_ACTIVE',
    'PARTNER_RESTING',
    'PARTNER_REFUSED',
    'PARTNER_SILENT',
    'TOO_MANY_REQUESTS',
  ],
})
