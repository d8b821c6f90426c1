import { CURRENCIES } from '@maidan/contract'
import * as z from 'zod'
import { DAY_MS, minor, ofCashiers } from './terms-parts.ts'
import type { ApprovalTerms } from './terms-parts.ts'

/** What is asked about the games that players are offered. */
export const gameTerms = {
  /** A game, or all games of a provider, that were stopped are offered again. */
  'game.open': {
    ...ofCashiers,
    lastsMs: DAY_MS,
    command: z.object({ of: z.enum(['game', 'provider']), key: z.string() }),
  },
  /** A contest that its provider has left is ended, as long as its figures are those that were seen. */
  'contest.end': {
    ...ofCashiers,
    lastsMs: 3 * DAY_MS,
    command: z.object({
      platform: z.string(),
      contest: z.string(),
      currency: z.enum(CURRENCIES),
      heldMinor: minor,
      undecidedEntries: z.number(),
      undecidedMinor: minor,
    }),
  },
} as const satisfies Readonly<Record<string, ApprovalTerms>>
