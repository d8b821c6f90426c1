import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { quoteCashOut as facts } from '../../facts/exchange.ts'
import { money, numeric } from '../../schemas.ts'
import { betSide, marketCode } from './exchange-schemas.ts'

export const quoteCashOut = call({
  ...facts,
  rows: ['SIL-115'],
  summary: 'What can be made certain now by which bets, for all of a position or a part of it.',
  query: z.object({ market_id: marketCode, percent: z.optional(numeric) }),
  answer: z.object({
    /** At least this, whoever wins, before commission; below 0 it is a loss made certain. */
    guaranteed: money,
    percent: z.number(),
    orders: z.array(
      z.object({
        selection_id: z.number(),
        name: z.string(),
        side: betSide,
        odds: z.string(),
        stake: money,
      }),
    ),
  }),
  errors: ['MARKET_NOT_FOUND', 'MARKET_SUSPENDED', 'CASH_OUT_NO_POSITION', 'CASH_OUT_NOT_OFFERED'],
})
