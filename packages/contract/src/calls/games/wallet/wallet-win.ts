import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { walletWin as facts } from '../../../facts/games.ts'
import {
  jackpotCode,
  minorDigits,
  movedDigits,
  movementAnswer,
  partnerId,
  walletCurrency,
  walletParams,
  walletSession,
} from './wallet-schemas.ts'

export const walletWin = call({
  ...facts,
  rows: [],
  summary:
    'Pays a win of a bet; zero is recorded too. Taken long after the session expired; only one that was never dealt is refused.',
  params: walletParams,
  body: z.strictObject({
    session: walletSession,
    transaction_id: partnerId,
    round_id: partnerId,
    bet_transaction_id: partnerId,
    amount: movedDigits,
    /** The part of the bet that was never at risk and is paid back in the amount; none if left out. */
    unplayed: z.optional(movedDigits),
    currency: walletCurrency,
    /** Of a free round: its grant. */
    grant: z.optional(partnerId),
    /** The jackpot that the bet has won, beside the amount. */
    jackpot: z.optional(jackpotCode),
    /** The contest that the bet named. */
    contest: z.optional(partnerId),
  }),
  answer: z.extend(movementAnswer, {
    /** What the jackpot paid: its whole pot; there only where the call named one. */
    jackpot_amount: z.optional(minorDigits),
  }),
  errors: [
    'INVALID_SIGNATURE',
    'SESSION_EXPIRED',
    'TRANSACTION_CONFLICT',
    'ROUND_NOT_FOUND',
    'BET_NOT_FOUND',
    'BET_ROLLED_BACK',
    'FREE_GRANT_MISMATCH',
    'JACKPOT_NOT_FOUND',
    'CONTEST_MISMATCH',
    'CONTEST_SHORT',
  ],
})
