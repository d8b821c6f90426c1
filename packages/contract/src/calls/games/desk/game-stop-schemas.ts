import * as z from 'zod/mini'
import { instant, text } from '../../../schemas.ts'
import { stopStatus } from '../../staff/stop-status.ts'

/** What a member of staff wants of a game or a provider, and why. */
export const stopBody = z.strictObject({ status: stopStatus, reason: text(300) })

/** Whether staff have stopped it, and the request to open it again that waits for a second person. */
export const stopState = z.object({
  status: stopStatus,
  approval_id: z.nullable(z.number()),
})

/** The same of a line of the desk's list, with who stopped it, if a member of staff did. */
export const stopLine = z.object({
  ...stopState.shape,
  stopped: z.nullable(z.object({ by: z.string(), at: instant, reason: z.string() })),
})

export const STOP_ERRORS = [
  'STAFF_ROLE_MISSING',
  'STAFF_REASON_MISSING',
  'APPROVAL_WAITING',
  'STATE_CHANGED',
  'NOT_FOUND',
] as const
