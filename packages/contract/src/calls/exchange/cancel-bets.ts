import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { numeric } from '../../schemas.ts'
import { bet, betId, BETS_PER_REQUEST_MAX, marketCode } from './exchange-schemas.ts'

export const cancelBets = call({
  name: 'cancelBets',
  rows: ['SIL-126'],
  summary: 'Takes away what is not matched: of the named bets, or of a whole market.',
  method: 'POST',
  path: '/api/exchange/bets/cancel',
  auth: 'player',
  body: z.strictObject({
    bets: z.optional(
      z
        .array(z.strictObject({ bet_id: betId, size_reduction: z.optional(numeric) }))
        .check(z.minLength(1), z.maxLength(BETS_PER_REQUEST_MAX)),
    ),
    market_id: z.optional(marketCode),
  }),
  answer: z.object({ bets: z.array(bet) }),
  errors: ['BET_NOT_FOUND', 'BET_IN_PROGRESS', 'AMOUNT_INVALID', 'VALIDATION_FAILED'],
})
