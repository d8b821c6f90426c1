import * as z from 'zod/mini'
import { GAME_FEATURES } from '../../lists.ts'
import { instant, money } from '../../schemas.ts'

/** A game that can be opened. */
export const openGame = z.object({
  code: z.string(),
  name: z.string(),
  /** Empty if the studio has none. */
  name_bn: z.string(),
  platform: z.string(),
  type: z.string(),
  picture: z.string(),
  /** With the name in this language on it; empty if there is none. */
  picture_bn: z.string(),
  /** Percent, as everything of the game's own figures is: `96.12`. */
  rtp: z.string(),
  /** How often a round pays anything; empty if the studio does not say. */
  hit: z.string(),
  volatility: z.string(),
  features: z.array(z.enum(GAME_FEATURES)),
  /** The most that a round pays, in bets; null if the studio does not say. */
  max_multiple: z.nullable(z.number()),
  /** By currency; one that is missing is not offered. */
  bets: z.array(z.object({ currency: z.string(), min: money, max: money })),
  /** Whether it can be tried in play money. */
  has_demo: z.boolean(),
  is_new: z.boolean(),
  favourite: z.boolean(),
  added_at: instant,
})
