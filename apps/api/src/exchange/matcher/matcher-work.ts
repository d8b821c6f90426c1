import type { Context } from '../../context.ts'
import type { LiveMarket } from '@maidan/exchange/engine'
import type { MarketTimes } from './load-market.ts'
import type { MatcherMemory } from './matcher-memory.ts'
import type { BatchOutcome } from './run-batch.ts'

/** What a committed batch changed, for those who show it. */
export type MatcherNews = BatchOutcome & { markets: ReadonlySet<LiveMarket> }

export type MatcherWork = {
  ctx: Pick<Context, 'db' | 'ledger' | 'log'>
  memory: MatcherMemory
  times: MarketTimes
  report: (news: MatcherNews) => void
  /** Lets the market's waiting bets be looked at again after so long. */
  wakeAt: (code: string, inMs: number) => void
}
