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
} as const satisfies Refusals
