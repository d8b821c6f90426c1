import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { walletRollback as facts } from '../../../facts/games.ts'
import { movementAnswer, partnerId, walletParams, walletSession } from './wallet-schemas.ts'

export const walletRollback = call({
  ...facts,
  rows: [],
  summary: 'Gives a stake back. Unknown bets are remembered and refused if they arrive late.',
  params: walletParams,
  body: z.strictObject({
    session: walletSession,
    transaction_id: partnerId,
    round_id: partnerId,
    bet_transaction_id: partnerId,
    reason: z.string().check(z.maxLength(200), z.regex(/^[^\0]*$/)),
    /** The contest that the bet named. */
    contest: z.optional(partnerId),
  }),
  answer: movementAnswer,
  errors: [
    'INVALID_SIGNATURE',
    'SESSION_EXPIRED',
    'TRANSACTION_CONFLICT',
    'ROUND_NOT_FOUND',
    'BET_NOT_FOUND',
    'BET_ALREADY_SETTLED',
    'CONTEST_MISMATCH',
    'CONTEST_SHORT',
  ],
})
