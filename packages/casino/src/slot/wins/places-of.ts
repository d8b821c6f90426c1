import type { SlotGrid, SlotPosition } from '@maidan/contract'

/** Where a symbol stands, reel by reel from the left and from the top. */
export function placesOf(grid: SlotGrid, symbol: string): readonly SlotPosition[] {
  return grid.flatMap((window, reel) =>
    window.flatMap((shown, row): SlotPosition[] => (shown === symbol ? [[reel, row]] : [])),
  )
}
