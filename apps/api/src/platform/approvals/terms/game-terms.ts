import * as z from 'zod'
import { DAY_MS, ofCashiers } from './terms-parts.ts'
import type { ApprovalTerms } from './terms-parts.ts'

/** What is asked about the games that players are offered. */
export const gameTerms = {
  /** A game, or all games of a provider, that were stopped are offered again. */
  'game.open': {
    ...ofCashiers,
    lastsMs: DAY_MS,
    command: z.object({ of: z.enum(['game', 'provider']), key: z.string() }),
  },
} as const satisfies Readonly<Record<string, ApprovalTerms>>
