import type { SlotGame, SlotScatter } from '@maidan/casino'
import type { AwaitedSymbol } from './reel-plan.ts'

const SCATTER_COUNTS = [3, 4, 5] as const

/** What a game's reels are watched for; null where nothing can be set off. */
export function awaitedOf({ mechanic, scatter }: SlotGame): AwaitedSymbol | null {
  switch (mechanic.kind) {
    case 'spins':
    case 'cascades':
      return scatter && { symbol: scatter.symbol, needed: scattersNeeded(scatter) }
    case 'respins':
      return null
    case 'hold':
      return { symbol: mechanic.symbol, needed: mechanic.coinsNeeded }
  }
}

/** The fewest scatters that give free spins. */
function scattersNeeded({ freeSpins }: SlotScatter): number {
  return SCATTER_COUNTS.find((count) => freeSpins[count] > 0) ?? Infinity
}
