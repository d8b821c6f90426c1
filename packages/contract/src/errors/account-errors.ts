import type { Refusals } from './refusals.ts'

/** Points, messages and the second factor of a player. */
export const accountErrors = {
  POINTS_TOO_FEW: {
    status: 422,
    text: 'Not enough points. Points must follow minimum VP required to convert.',
  },
  BONUS_TOO_SMALL: { status: 422, text: 'You need at least 10 to claim all.' },
  BONUSES_STOPPED: {
    status: 403,
    text: 'This account is offered no bonuses. Deposits, play and withdrawals go on as they are; support answers questions.',
  },
  MESSAGE_EMPTY: { status: 422, text: 'Please write a message.' },
  SECOND_FACTOR_NEEDED: {
    status: 401,
    text: 'Please enter the code of your authenticator app, or a recovery code.',
  },
  SECOND_FACTOR_WRONG: {
    status: 422,
    text: 'This code is wrong or was used already. Please wait for the next one, or use a recovery code.',
  },
  SECOND_FACTOR_ON: {
    status: 409,
    text: 'Your account asks for a code already. Turn that off first to use another app.',
  },
} as const satisfies Refusals
