import * as z from 'zod/mini'
import { stopStatus } from '../../staff/stop-status.ts'

/** Whether players may pay with a method. */
export const methodState = z.object({
  id: z.number(),
  status: stopStatus,
  /** The request to open it again that waits for a second person. */
  approval_id: z.nullable(z.number()),
})
