import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { getWalletNumber as facts } from '../../facts/cashier.ts'
import { numeric, text } from '../../schemas.ts'

export const getWalletNumber = call({
  ...facts,
  rows: ['API-35', 'ENT-21'],
  summary:
    'The account to pay into, reserved for this player, method, channel and amount until the timer ends.',
  query: z.object({ name: text(32), account_type: text(16), amount: numeric }),
  answer: z.array(z.object({ id: z.number(), account_number: z.string() })),
  errors: [
    'METHOD_UNAVAILABLE',
    'AMOUNT_INVALID',
    'AMOUNT_OUT_OF_RANGE',
    'DATE_OF_BIRTH_MISSING',
    'UNDER_AGE',
    'NO_RECEIVING_ACCOUNT',
  ],
})
