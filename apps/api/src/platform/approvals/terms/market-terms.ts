import { LIMIT_SCOPES, SPORTS } from '@maidan/exchange/lists'
import * as z from 'zod'
import { DAY_MS, id, ofTraders } from './terms-parts.ts'
import type { ApprovalTerms } from './terms-parts.ts'

const outcome = z.union([
  z.object({ winners: z.array(z.number()) }),
  z.object({ score: z.number() }),
  z.object({ void: z.string() }),
])
const voidSpans = z.array(z.object({ fromMs: z.number(), toMs: z.number() }))

/** What is asked about markets and what the house may lose on them. */
export const marketTerms = {
  /** A market settled by hand: voids, new settlements, and whatever the partner has not said so. */
  'market.settle': {
    ...ofTraders,
    lastsMs: 3 * DAY_MS,
    command: z.object({ code: z.string(), outcome, voidSpans }),
  },
  /** A market that staff stopped takes bets again; `stop` is the audit line of its last stop. */
  'market.open': {
    ...ofTraders,
    lastsMs: DAY_MS,
    command: z.object({ code: z.string(), stop: id.nullable() }),
  },
  /** Another limit of what the house may lose; zero is one, too. */
  'limit.change': {
    ...ofTraders,
    lastsMs: DAY_MS,
    command: z.object({
      sport: z.enum(SPORTS),
      scope: z.enum(LIMIT_SCOPES),
      limitMinor: z.string().regex(/^\d{1,18}$/),
    }),
  },
} as const satisfies Readonly<Record<string, ApprovalTerms>>
