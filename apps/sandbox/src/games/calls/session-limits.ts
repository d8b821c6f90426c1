import { rateLimit } from './rate-limit.ts'

/** Each of these asks the operator's wallet: a launch link that is opened, and a session that is looked at. */
const OPENINGS = { perSecond: 1, burst: 10 }
const LOOKS = { perSecond: 2, burst: 20 }

type Count = ReturnType<typeof rateLimit>

/** What every kind of game counts where a page is let in or comes back, each by its token. Throws TOO_FAST. */
export function sessionLimits(scale: number): { countOpening: Count; countLook: Count } {
  return {
    countOpening: rateLimit(OPENINGS, { scale }),
    countLook: rateLimit(LOOKS, { scale }),
  }
}
