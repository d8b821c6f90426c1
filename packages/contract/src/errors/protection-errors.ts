import type { Refusals } from './refusals.ts'

/** What players have asked to be kept from (law 29). */
export const protectionErrors = {
  ON_BREAK: {
    status: 403,
    text: 'You are on a break from play until {until} (GMT+6). Your money can be withdrawn at any time.',
  },
  BREAK_SHORTER: {
    status: 409,
    text: 'Your break lasts until {until} (GMT+6) and can only be lengthened.',
  },
  DEPOSIT_LIMIT: {
    status: 422,
    text: 'Your own limit leaves {left} to deposit now. There is more from {from} (GMT+6). It stands under Account, Play limits and breaks.',
  },
  DEPOSIT_ASIDE: {
    status: 403,
    text: 'More was deposited than your own limit lets by. What is above it is set aside: withdraw it at any time, or play with it from {from} (GMT+6). {left} is left to play with now. It stands under Account, Play limits and breaks.',
  },
  TIME_LIMIT: {
    status: 403,
    text: 'You have played the {minutes} minutes that your own limit lets by a day. New bets are taken from {from} (GMT+6). It stands under Account, Play limits and breaks.',
  },
  LIMIT_NOT_YET: {
    status: 409,
    text: 'You can say yes to the looser limit from {from} (GMT+6). Until then your present one holds.',
  },
} as const satisfies Refusals
