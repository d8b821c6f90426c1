import type { Db } from '../../platform/database/db.ts'
import type pg from 'pg'
import type { Ledger } from '../../platform/ledger/open-ledger.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Logger } from 'pino'
import { gather } from '../../platform/ledger/gather.ts'
import { houseStake, keepFresh, type LiveMarket } from '@maidan/exchange/engine'
import type { MarketTimes } from './load-market.ts'
import { isLost, type MatcherAnswer, type MatcherCommand } from './matcher-command.ts'
import { openAlarms } from './alarms/open-alarms.ts'
import { openMatcherMemory, type MatcherMemory } from './matcher-memory.ts'
import type { MatcherNews, MatcherWork } from './matcher-work.ts'
import { serveBatches } from './serve-batches.ts'
import { openShardLease } from './lease/shard-lease.ts'

type Ports = { db: Db; pool: pg.Pool; ledger: Ledger; clock: Clock; log: Logger }

/** Commands that share a batch at most. */
const BATCH_MAX = 256
const RING_AGAIN_MS = 1_000

/** Takes everything that happens to markets, in one line, and answers after the commit. */
export type Matcher = {
  ask: (command: MatcherCommand) => Promise<MatcherAnswer>
  /** A market as it stands in memory; null while nothing has been asked of it. */
  market: (code: string) => LiveMarket | null
  markets: () => Iterable<LiveMarket>
  /** Whether this process speaks for a market; another's memory of it may lack the newest orders. */
  owns: (market: LiveMarket) => boolean
  /** The largest stake that the house's own quotes take now; null where it quotes none. */
  houseStake: (market: LiveMarket) => bigint | null
  /** The time by which the age of a market's last price is judged. */
  nowMs: () => number
  subscribe: (listener: (news: MatcherNews) => void) => () => void
  /** The partner has shown that it is there: what it said before of these events still holds. */
  feedAlive: (atMs: number, eventIds: ReadonlySet<string>) => void
  close: () => Promise<void>
}

export function openMatcher(ctx: Ports, times: MarketTimes): Matcher {
  const lease = openShardLease(ctx)
  const memory: MatcherMemory = openMatcherMemory(ctx, lease)
  const listeners = new Set<(news: MatcherNews) => void>()
  const alarms = openAlarms((code) => void ring(code))
  const report = (news: MatcherNews) => {
    for (const listener of listeners) listener(news)
  }
  const work: MatcherWork = { ctx, memory, times, report, wakeAt: alarms.wakeAt }
  const ask = gather<MatcherCommand, MatcherAnswer>({
    lanes: 1,
    batchMax: BATCH_MAX,
    run: (batch) => serveBatches(work, batch),
  })
  async function ring(code: string) {
    const answer = await ask({ type: 'ready', code }).catch(() => null)
    if (answer === null || isLost(answer)) alarms.wakeAt(code, RING_AGAIN_MS)
  }

  return {
    ask,
    market: (code) => memory.markets.get(code) ?? null,
    markets: () => memory.markets.values(),
    owns: ({ id }) => lease.owns(id),
    houseStake: (market) => houseStake(memory.risk, market),
    nowMs: memory.now,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    feedAlive(atMs, eventIds) {
      const markets = [...memory.markets.values()]
      keepFresh(
        markets.filter(({ eventId }) => eventIds.has(eventId)),
        Math.min(atMs, memory.now()),
      )
    },
    async close() {
      alarms.close()
      await lease.close()
    },
  }
}
