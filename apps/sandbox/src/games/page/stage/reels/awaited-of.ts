import type { SlotGame } from '@maidan/casino'
import type { AwaitedSymbol } from './reel-plan.ts'

const SCATTERS_FOR_FREE_SPINS = 3

/** What a game's reels are watched for; null where nothing can be set off. */
export function awaitedOf({ mechanic, scatter }: SlotGame): AwaitedSymbol | null {
  switch (mechanic.kind) {
    case 'spins':
    case 'cascades':
      return scatter && { symbol: scatter.symbol, needed: SCATTERS_FOR_FREE_SPINS }
    case 'respins':
      return null
    case 'hold':
      return { symbol: mechanic.symbol, needed: mechanic.coinsNeeded }
  }
}
