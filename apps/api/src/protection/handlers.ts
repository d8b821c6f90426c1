import type { Handlers } from '../platform/http/handler.ts'
import { beginBreak } from './calls/begin-break.ts'
import { showProtection } from './calls/show-protection.ts'

/** What answers each call of this noun. */
export const protectionHandlers = {
  beginBreak,
  showProtection,
} satisfies Partial<Handlers<never>>
