import { ABUSE_ACTS, ABUSE_SIGNALS, ABUSE_STATES } from '@maidan/cashier/lists'
import * as z from 'zod/mini'
import { instant } from '../../../schemas.ts'

export const abuseState = z.enum(ABUSE_STATES)
export const abuseSignal = z.enum(ABUSE_SIGNALS)
export const abuseAct = z.enum(ABUSE_ACTS)

/** What the list and the case itself say of a case. */
export const caseHead = {
  id: z.number(),
  state: abuseState,
  /** Who works on it. */
  owner: z.nullable(z.string()),
  opened_at: instant,
  updated_at: instant,
  /** The request about its accounts' bonuses that waits for a second person. */
  approval_id: z.nullable(z.number()),
}
