import { paysClusters } from '../clusters/pays-clusters.ts'
import type { SlotGame, SymbolPays } from '../slot-game.ts'

/** What runs of a symbol pay; undefined where it pays none, as no symbol of a game with groups does. */
export function runPays(game: SlotGame, symbol: string): SymbolPays | undefined {
  return paysClusters(game) ? undefined : game.pays[symbol]
}
