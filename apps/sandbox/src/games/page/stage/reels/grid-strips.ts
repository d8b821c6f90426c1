import type { SlotGrid } from '@maidan/contract'

/**
 * Strips that show a view when they stand at their beginning, though their own symbols no longer lie
 * like that: these follow below, for when the reels turn on.
 */
export function gridStrips(
  strips: readonly (readonly string[])[],
  grid: SlotGrid,
): readonly (readonly string[])[] {
  return grid.map((shown, reel) => [...shown, ...(strips[reel] ?? [])])
}
