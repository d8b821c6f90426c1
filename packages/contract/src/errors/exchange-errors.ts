import type { Refusals } from './refusals.ts'

/** Markets and bets of the exchange. */
export const exchangeErrors = {
  MARKET_NOT_FOUND: { status: 404, text: 'This market is not known.' },
  MARKET_NOT_OPEN: { status: 409, text: 'This market is not open yet. Nothing was placed.' },
  MARKET_SUSPENDED: {
    status: 409,
    text: 'The market is suspended at the moment. Nothing was placed. Try again when it reopens.',
  },
  MARKET_CLOSED: { status: 409, text: 'The market is closed. Nothing was placed.' },
  MARKET_CHANGED: {
    status: 409,
    text: 'The market changed while your bet was waiting, so it was not placed. Look at the new odds.',
  },
  BALL_RUNNING: {
    status: 409,
    text: 'A ball is being played. Nothing was placed. Try again in a moment.',
  },
  CANCELS_ONLY: {
    status: 409,
    text: 'Something has just happened in the match. For two seconds only cancels are taken. Nothing was placed.',
  },
  MATERIAL_EVENT: {
    status: 409,
    text: 'What was not matched lapsed at an event in the match, as you had chosen.',
  },
  FEED_STALE: {
    status: 409,
    text: 'The odds are not fresh enough to bet on. Nothing was placed. Try again in a moment.',
  },
  RUNNER_UNKNOWN: { status: 422, text: 'This selection is not part of the market.' },
  RUNNER_REMOVED: { status: 409, text: 'This selection has been withdrawn from the market.' },
  ODDS_INVALID: {
    status: 422,
    text: 'These odds do not exist. Please choose a step of the ladder.',
  },
  SIDE_NOT_OFFERED: { status: 422, text: 'This side is not offered in the market.' },
  ODDS_CHANGED: {
    status: 409,
    text: 'The odds are now {odds}. Nothing was placed. Place again if you agree.',
  },
  STAKE_OUT_OF_RANGE: { status: 422, text: 'The stake must be between {min} and {max}.' },
  HOUSE_LIMIT: {
    status: 409,
    text: 'The house takes at most {max} more on this bet now. Nothing was placed.',
  },
  TOO_MANY_BETS: {
    status: 409,
    text: 'At most {max} bets can wait on one market. Cancel some first. Nothing was placed.',
  },
  BET_IN_PROGRESS: {
    status: 409,
    text: 'This bet waits for its in-play delay and cannot be changed until that is over.',
  },
  BET_CHANGED: {
    status: 409,
    text: 'This bet was reduced already. Nothing more was taken away. Look at it and ask again if you agree.',
  },
  EXCHANGE_CURRENCY: {
    status: 403,
    text: 'The exchange takes bets in taka only. Your account is kept in {currency}.',
  },
  CASH_OUT_NO_POSITION: { status: 409, text: 'There is nothing to cash out on this market.' },
  CASH_OUT_CHANGED: {
    status: 409,
    text: 'The cash-out is worth {amount} taka now. Nothing was placed. Confirm again if you agree.',
  },
  CASH_OUT_NOT_OFFERED: {
    status: 409,
    text: 'Not enough is offered now to cash out. Try a smaller part or try again in a moment.',
  },
  TURNED_IN_PLAY: {
    status: 409,
    text: 'What was not matched lapsed when the market turned in play.',
  },
  ORDER_EXPIRED: { status: 409, text: 'What was not matched lapsed at its time limit.' },
  SELF_MATCH: {
    status: 409,
    text: 'A later bet of yours on the other side reached this one, so it was cancelled.',
  },
  NOT_FILLED: { status: 409, text: 'Not enough was offered at this price, so nothing was placed.' },
  INTERRUPTED: {
    status: 409,
    text: 'The site restarted while your bet was waiting, so it was not placed. Your money is free.',
  },
} as const satisfies Refusals
