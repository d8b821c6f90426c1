import { codesOf, expectEvent, restoreReported, type LiveMarket } from '@maidan/exchange/engine'
import { freeExposure } from './exposure/free-exposure.ts'
import { loadMarket } from './load-market.ts'
import { wakeForEarliest } from './alarms/market-alarms.ts'
import type { MatcherCommand } from './matcher-command.ts'
import { forgetMarket, type MatcherMemory } from './matcher-memory.ts'
import type { MatcherWork } from './matcher-work.ts'
import { LostShard } from './lease/shard-lease.ts'

/** Forgets markets that another process may have changed, and those that are to be read anew. */
export function forgetOutdated(memory: MatcherMemory, batch: readonly MatcherCommand[]) {
  for (const { id, code } of memory.markets.values())
    if (memory.lease.isOutdated(id)) forgetMarket(memory, code)
  memory.lease.forgetChanges()
  for (const code of codesOf(batch.filter(({ type }) => type === 'reload')))
    forgetMarket(memory, code)
}

/** Reads the markets that are not in memory; answers what the feed has reported of them before. */
export async function loadMarkets(
  work: MatcherWork,
  codes: readonly string[],
): Promise<MatcherCommand[]> {
  const { ctx, memory, times } = work
  await memory.lease.ready
  // A clock that was set back is noticed here, before what was reported by it is taken anew.
  memory.now()
  const restored: MatcherCommand[] = []
  for (const code of codes) {
    if (memory.markets.has(code)) continue
    const market = await loadMarket(ctx.db, code, times)
    if (!market) continue
    memory.markets.set(code, market)
    const reported = memory.reported.get(code)
    memory.reported.delete(code)
    // What is held for a closed market is the settlement's to free.
    if (market.life.status === 'closed') continue
    if (reported) {
      restoreReported(market, reported)
      restored.push({ type: 'price', code, price: reported.price })
    } else expectEvent(market)
    await freeOwn(work, market)
    wakeForEarliest(work, market)
  }
  return restored
}

/** Frees what a crash has left held; a process that only shows the market leaves that to its owner. */
async function freeOwn({ ctx, memory }: MatcherWork, market: LiveMarket) {
  try {
    await freeExposure(ctx, memory, new Map([[market, new Set(market.positions.keys())]]))
  } catch (error) {
    if (!(error instanceof LostShard)) throw error
  }
}
