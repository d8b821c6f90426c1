import * as z from 'zod/mini'

export const methodStatus = z.enum(['active', 'inactive'])

/** Whether players may pay with a method. */
export const methodState = z.object({
  id: z.number(),
  status: methodStatus,
  /** The request to open it again that waits for a second person. */
  approval_id: z.nullable(z.number()),
})
