import type { Refusals } from './refusals.ts'

/** The wallet that games' providers call, and statements. */
export const walletErrors = {
  INVALID_SIGNATURE: { status: 401, text: 'The signature does not fit the request.' },
  DEVICE_CLOCK: { status: 401, text: 'The clock of the phone is over five minutes off.' },
  DEVICE_MESSAGE_CHANGED: { status: 409, text: 'Message {number} came before with another text.' },
  DEVICE_ACCOUNTS: { status: 422, text: 'Choose free accounts, one number for each method.' },
  RECEIVING_NUMBER: {
    status: 422,
    text: 'This is no wallet number of {method}. Please enter the whole number, as players send to it.',
  },
  RECEIVING_KNOWN: {
    status: 409,
    text: 'This account is in the list already. Open it again there, or change its caps.',
  },
  RECEIVING_FULL: { status: 409, text: 'A method has {max} receiving accounts at most.' },
  SESSION_EXPIRED: { status: 401, text: 'The game session has ended. Please open the game again.' },
  PLAYER_BLOCKED: { status: 403, text: 'The player may not bet now.' },
  BONUS_BET_MAX: {
    status: 403,
    text: 'While your bonus is kept, you can bet up to {max} at once. Bet less, or give the bonus up in Turnover Records.',
  },
  STAKE_LIMIT: {
    status: 403,
    text: 'Your own limit lets one bet risk {max} at most. It stands under Account, Play limits and breaks.',
  },
  LOSS_LIMIT: {
    status: 403,
    text: 'Your own limit on losses leaves {left} to play with. There is more from {from} (GMT+6). It stands under Account, Play limits and breaks.',
  },
  ROUND_NOT_FOUND: { status: 404, text: 'The round is not known.' },
  ROUND_CLOSED: { status: 409, text: 'The round is closed.' },
  BET_NOT_FOUND: { status: 404, text: 'The bet is not known.' },
  BET_ROLLED_BACK: { status: 409, text: 'The bet was rolled back.' },
  BET_ALREADY_SETTLED: { status: 409, text: 'The bet is settled already.' },
  TRANSACTION_CONFLICT: { status: 409, text: 'The transaction id was used with other data.' },
  WALLET_NOT_ENOUGH_MONEY: { status: 402, text: 'The balance is too low for this bet.' },
  FREE_GRANT_NOT_FOUND: { status: 404, text: 'The player has no such free rounds.' },
  FREE_GRANT_MISMATCH: { status: 409, text: 'The round does not fit the free rounds it names.' },
  FREE_GRANT_OVER: { status: 409, text: 'These free rounds are played or over.' },
  JACKPOT_NOT_FOUND: { status: 404, text: 'The round takes no part in such a jackpot.' },
  CONTEST_NOT_OFFERED: { status: 409, text: 'The game and the contest of the bet do not fit.' },
  CONTEST_MISMATCH: { status: 409, text: 'The round is not of the contest that is named.' },
  CONTEST_NOT_FOUND: { status: 404, text: 'The contest is not known.' },
  CONTEST_CLOSED: { status: 409, text: 'The contest is closed.' },
  CONTEST_SHORT: { status: 409, text: 'The contest does not hold so much.' },
  CONTEST_NOT_DECIDED: { status: 409, text: 'Bets of the contest are still undecided.' },
  CONTEST_NOT_PAID_OUT: { status: 409, text: 'More is left in the contest than its fee.' },
  STATEMENT_TOO_LONG: {
    status: 422,
    text: 'This month has more movements than one file can hold. Please ask customer support for it.',
  },
} as const satisfies Refusals
