import type { Db } from '../../platform/database/db.ts'
import type { Ledger } from '../../platform/ledger/open-ledger.ts'
import type { Logger } from 'pino'
import type { LiveMarket } from '@maidan/exchange/engine'
import type { MarketTimes } from './load-market.ts'
import type { MatcherMemory } from './matcher-memory.ts'
import type { BatchOutcome } from './run-batch.ts'

type Ports = { db: Db; ledger: Ledger; log: Logger }

/** What a committed batch changed, for those who show it. */
export type MatcherNews = BatchOutcome & { markets: ReadonlySet<LiveMarket> }

export type MatcherWork = {
  ctx: Ports
  memory: MatcherMemory
  times: MarketTimes
  report: (news: MatcherNews) => void
  /** Lets the market's waiting bets be looked at again after so long. */
  wakeAt: (code: string, inMs: number) => void
}
