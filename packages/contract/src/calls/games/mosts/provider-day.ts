import * as z from 'zod/mini'
import { PLAYER_CURRENCIES, PROVIDER_DAY_STATES } from '../../../lists.ts'
import { money } from '../../../schemas.ts'

/** A day of Dhaka of a provider’s games in a currency. */
export const providerDay = z.object({
  platform: z.string(),
  name: z.string(),
  currency: z.enum(PLAYER_CURRENCIES),
  /** Wins less stakes; below nothing where the house has won. Held wins are not in it, and what people release neither. */
  paid_out: money,
  most: money,
  /** Whether the most is the house’s own default, as nobody has set one. */
  is_default: z.boolean(),
  state: z.enum(PROVIDER_DAY_STATES),
  /** Wins of today that were held for it. */
  held: z.number(),
  /** The request for a higher most that waits for a second person. */
  approval_id: z.nullable(z.number()),
})
