import * as z from 'zod/mini'
import { money } from '../../../schemas.ts'

/** How a method that is paid on partners' pages is served. */
export const methodRoutes = z.object({
  /** In the order in which they are tried. */
  set: z.array(
    z.object({
      to: z.string(),
      name: z.string(),
      amount_from: money,
      /** Null where there is no upper end. */
      amount_to: z.nullable(money),
      /** In percent of the last hour's payments; 0 takes it as it is. */
      success_min: z.number(),
    }),
  ),
  /** Every method that it may go by. */
  choices: z.array(z.object({ to: z.string(), name: z.string() })),
  /** The request for others that waits for a second person. */
  approval_id: z.nullable(z.number()),
})
