import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { cashOut as facts } from '../../facts/exchange.ts'
import { money, numeric } from '../../schemas.ts'
import { bet, clientRef, marketCode } from './exchange-schemas.ts'

export const cashOut = call({
  ...facts,
  rows: ['SIL-115'],
  summary: 'Places the hedging bets of a cash-out, if they still give the amount that was shown.',
  body: z.strictObject({
    client_ref: clientRef,
    market_id: marketCode,
    percent: z.optional(numeric),
    /** The amount that was shown; less than this is refused. */
    guaranteed: z.string().check(z.regex(/^-?\d{1,12}(\.\d{1,2})?$/)),
  }),
  answer: z.object({ bets: z.array(bet), guaranteed: money }),
  errors: [
    'MARKET_NOT_FOUND',
    'MARKET_SUSPENDED',
    'CASH_OUT_NO_POSITION',
    'CASH_OUT_NOT_OFFERED',
    'CASH_OUT_CHANGED',
    'CANCELS_ONLY',
    'HOUSE_LIMIT',
    'NOT_ENOUGH_MONEY',
    'IDEMPOTENCY_CONFLICT',
  ],
})
