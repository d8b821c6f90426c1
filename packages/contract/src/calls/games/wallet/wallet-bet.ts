import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { walletBet as facts } from '../../../facts/games.ts'
import {
  betOdds,
  movedDigits,
  movementAnswer,
  partnerId,
  walletCurrency,
  walletParams,
  walletSession,
} from './wallet-schemas.ts'

export const walletBet = call({
  ...facts,
  rows: [],
  summary: 'Takes a stake for a round, or one of the free rounds that the player was given.',
  params: walletParams,
  body: z.strictObject({
    session: walletSession,
    transaction_id: partnerId,
    round_id: partnerId,
    game: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)),
    amount: movedDigits,
    currency: walletCurrency,
    /** Of a free round, with an amount of 0: the grant, and the bet that its wins are counted by. */
    grant: z.optional(partnerId),
    grant_bet: z.optional(movedDigits),
    /**
     * Of a bet on sports, decimal odds with two places: of the whole bet, and of several bets in one round
     * those of the shortest. Bonuses may ask for least odds.
     */
    odds: z.optional(betOdds),
    /** The contest that the stake is for, where the game has contests. */
    contest: z.optional(partnerId),
  }),
  answer: movementAnswer,
  errors: [
    'INVALID_SIGNATURE',
    'SESSION_EXPIRED',
    'PLAYER_BLOCKED',
    'BONUS_BET_MAX',
    'STAKE_LIMIT',
    'LOSS_LIMIT',
    'WALLET_NOT_ENOUGH_MONEY',
    'TRANSACTION_CONFLICT',
    'BET_ROLLED_BACK',
    'ROUND_NOT_FOUND',
    'ROUND_CLOSED',
    'GAME_NOT_FOUND',
    'FREE_GRANT_NOT_FOUND',
    'FREE_GRANT_MISMATCH',
    'FREE_GRANT_OVER',
    'CONTEST_NOT_OFFERED',
    'CONTEST_MISMATCH',
    'CONTEST_CLOSED',
    'VALIDATION_FAILED',
  ],
})
