import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { BETS_PER_REQUEST_MAX } from '../../limits.ts'
import { placeBets as facts } from '../../facts/exchange.ts'
import { bet, clientRef, newBet } from './exchange-schemas.ts'

export const placeBets = call({
  ...facts,
  rows: ['SIL-115'],
  summary: 'Places bets, all of them or none; in play they wait for the delay of their market.',
  body: z.strictObject({
    client_ref: clientRef,
    bets: z.array(newBet).check(z.minLength(1), z.maxLength(BETS_PER_REQUEST_MAX)),
  }),
  answer: z.object({ bets: z.array(bet) }),
  errors: [
    'ON_BREAK',
    'SECTION_BLOCKED',
    'MARKET_NOT_FOUND',
    'MARKET_NOT_OPEN',
    'MARKET_SUSPENDED',
    'BALL_RUNNING',
    'CANCELS_ONLY',
    'FEED_STALE',
    'MARKET_CHANGED',
    'MARKET_CLOSED',
    'RUNNER_UNKNOWN',
    'RUNNER_REMOVED',
    'ODDS_INVALID',
    'SIDE_NOT_OFFERED',
    'ODDS_CHANGED',
    'STAKE_OUT_OF_RANGE',
    'BONUS_BET_MAX',
    'TIME_LIMIT',
    'STAKE_LIMIT',
    'LOSS_LIMIT',
    'DEPOSIT_ASIDE',
    'HOUSE_LIMIT',
    'AMOUNT_INVALID',
    'TOO_MANY_BETS',
    'EXCHANGE_CURRENCY',
    'NOT_ENOUGH_MONEY',
    'IDEMPOTENCY_CONFLICT',
    'TOO_MANY_REQUESTS',
  ],
})
