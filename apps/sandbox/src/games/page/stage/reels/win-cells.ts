import type { SlotPosition, SlotWin } from '@maidan/contract'

/** Every place that takes part in one of the wins, each once. */
export function winCells(wins: readonly SlotWin[]): SlotPosition[] {
  const cells = new Map<string, SlotPosition>()
  for (const win of wins) {
    for (const position of win.positions) cells.set(position.join(), position)
  }
  return [...cells.values()]
}

/** The way of a line win across the reels, from the left reel to the right one. */
export function linePath(win: SlotWin): SlotPosition[] {
  const path = [...win.positions]
  path.sort(([a], [b]) => a - b)
  return path
}
