import * as z from 'zod/mini'
import { instant } from '../../schemas.ts'

/** A game that can be opened. */
export const openGame = z.object({
  code: z.string(),
  name: z.string(),
  /** Empty if the studio has none. */
  name_bn: z.string(),
  platform: z.string(),
  type: z.string(),
  picture: z.string(),
  rtp: z.string(),
  volatility: z.string(),
  is_new: z.boolean(),
  favourite: z.boolean(),
  added_at: instant,
})
