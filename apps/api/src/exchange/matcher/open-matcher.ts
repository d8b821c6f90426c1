import { applyMarketCommand } from '@maidan/exchange'
import type { Context } from '../../context.ts'
import { gather } from '../../ledger/gather.ts'
import type { MarketTimes } from '../room/load-room.ts'
import type { MarketRoom } from '../room/market-room.ts'
import type { MatcherAnswer, MatcherCommand } from './matcher-command.ts'
import { openMatcherMemory, type MatcherMemory } from './matcher-memory.ts'
import { serveWaves, type MatcherNews, type MatcherWork } from './serve-waves.ts'
import { openShardLease } from './shard-lease.ts'

/** Commands that share a batch at most. */
const BATCH_MAX = 256

/** Takes everything that happens to markets, in one line, and answers after the commit. */
export type Matcher = {
  ask: (command: MatcherCommand) => Promise<MatcherAnswer>
  /** A market as it stands in memory; null while nothing has been asked of it. */
  room: (code: string) => MarketRoom | null
  rooms: () => Iterable<MarketRoom>
  subscribe: (listener: (news: MatcherNews) => void) => () => void
  /** The partner has shown that he is there: what he said before still holds. */
  feedAlive: (atMs: number) => void
  close: () => Promise<void>
}

type MatcherContext = Pick<Context, 'db' | 'ledger' | 'clock' | 'log'>

export function openMatcher(ctx: MatcherContext, times: MarketTimes): Matcher {
  const lease = openShardLease(ctx, () => memory.rooms.clear())
  const memory: MatcherMemory = openMatcherMemory(ctx, lease.assertOwner)
  const listeners = new Set<(news: MatcherNews) => void>()
  const alarms = openAlarms((code) => void ask({ type: 'ready', code }))
  const tell = (news: MatcherNews) => {
    for (const listener of listeners) listener(news)
  }
  const work: MatcherWork = { ctx, memory, times, tell, wakeAt: alarms.wakeAt }
  const ask = gather<MatcherCommand, MatcherAnswer>({
    lanes: 1,
    batchMax: BATCH_MAX,
    run: (batch) => serveWaves(work, batch),
  })
  return {
    ask,
    room: (code) => memory.rooms.get(code) ?? null,
    rooms: () => memory.rooms.values(),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    feedAlive(atMs) {
      for (const room of memory.rooms.values()) keepFresh(room, atMs)
    },
    async close() {
      alarms.close()
      await lease.close()
    },
  }
}

function openAlarms(ring: (code: string) => void) {
  const timers = new Set<NodeJS.Timeout>()
  return {
    wakeAt: (code: string, inMs: number) => {
      const timer = setTimeout(
        () => {
          timers.delete(timer)
          ring(code)
        },
        Math.max(inMs, 0),
      )
      timers.add(timer)
    },
    close: () => {
      for (const timer of timers) clearTimeout(timer)
    },
  }
}

/** A market without any price stays without; a closed one stays as it is. */
function keepFresh(room: MarketRoom, atMs: number) {
  if (room.life.lastPriceAtMs === null) return
  const moved = applyMarketCommand(room.life, { type: 'price_seen', atMs })
  if (moved.ok) room.life = moved.market
}
