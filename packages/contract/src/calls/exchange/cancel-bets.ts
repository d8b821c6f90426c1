import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { BETS_PER_REQUEST_MAX } from '../../limits.ts'
import { cancelBets as facts } from '../../facts/exchange.ts'
import { numeric } from '../../schemas.ts'
import { bet, betId, marketCode } from './exchange-schemas.ts'

export const cancelBets = call({
  ...facts,
  rows: ['SIL-126'],
  summary:
    'Takes away what is not matched: of the named bets, or of a whole market. Bets of one market are taken away together or not at all; where several markets are named, each answers for itself, and only if all refuse is the call refused. Asked again it takes nothing twice.',
  body: z.strictObject({
    bets: z.optional(
      z
        .array(
          z.strictObject({
            bet_id: betId,
            size_reduction: z.optional(numeric),
            /** What of it was cancelled as it was shown: if it is more by now, nothing is taken away. */
            cancelled: z.optional(numeric),
          }),
        )
        .check(z.minLength(1), z.maxLength(BETS_PER_REQUEST_MAX)),
    ),
    market_id: z.optional(marketCode),
  }),
  answer: z.object({
    /** All that were named as they stand now, or those of the market that were taken away. */
    bets: z.array(bet),
    /** Those of them whose market did not let them go, which stand as they stood. */
    refused: z.array(z.object({ bet_id: z.string(), code: z.string(), message: z.string() })),
  }),
  errors: [
    'BET_NOT_FOUND',
    'BET_IN_PROGRESS',
    'BET_CHANGED',
    'AMOUNT_INVALID',
    'VALIDATION_FAILED',
  ],
})
