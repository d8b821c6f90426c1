import type { Handlers } from '../platform/http/handler.ts'
import { beginBreak } from './calls/begin-break.ts'
import { confirmPlayLimit } from './calls/confirm-play-limit.ts'
import { setPlayLimit } from './calls/set-play-limit.ts'
import { showProtection } from './calls/show-protection.ts'
import { takeBackPlayLimit } from './calls/take-back-play-limit.ts'

/** What answers each call of this noun. */
export const protectionHandlers = {
  beginBreak,
  confirmPlayLimit,
  setPlayLimit,
  showProtection,
  takeBackPlayLimit,
} satisfies Partial<Handlers<never>>
