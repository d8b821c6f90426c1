import type { SlotGrid } from '@maidan/contract'
import type { SlotGame } from '../slot-game.ts'

/** The reels (0 is the left one) that turn wholly wild because a wild is in view on them. */
export function expandedReels({ wild }: SlotGame, grid: SlotGrid): readonly number[] {
  if (!wild?.expandsOnReels) return []
  return wild.expandsOnReels.filter((reel) => grid[reel]?.includes(wild.symbol))
}

/** One reel's symbols after expansion, given those in view. */
export function expandReel(
  { wild }: SlotGame,
  reel: number,
  window: readonly string[],
): readonly string[] {
  const expands = wild?.expandsOnReels?.includes(reel) && window.includes(wild.symbol)
  return wild && expands ? window.map(() => wild.symbol) : window
}

/** The grid that is paid: `grid` with its expanding reels turned wild. */
export function expandWilds(game: SlotGame, grid: SlotGrid): SlotGrid {
  if (!game.wild?.expandsOnReels) return grid
  return grid.map((window, reel) => expandReel(game, reel, window))
}
