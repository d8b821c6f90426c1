import type { SlotGrid, SlotPosition } from '@maidan/contract'

/**
 * The groups of a symbol's places that touch by their sides, wilds with them, each in the order of
 * the grid. A group of wilds alone is none.
 */
export function findGroups(
  grid: SlotGrid,
  symbol: string,
  wild: string | undefined,
): readonly (readonly SlotPosition[])[] {
  const taken = new Set<string>()
  return grid.flatMap((shown, reel) =>
    shown.flatMap((at, row) => {
      if (at !== symbol || taken.has(`${reel},${row}`)) return []
      const group = groupFrom(grid, [symbol, wild], [reel, row])
      for (const place of group) taken.add(place.join())
      return [group]
    }),
  )
}

/** Everything that can be reached from a place over places of `keys`. */
function groupFrom(
  grid: SlotGrid,
  keys: readonly (string | undefined)[],
  first: SlotPosition,
): readonly SlotPosition[] {
  const group = new Map([[first.join(), first]])
  for (const [reel, row] of group.values()) {
    for (const place of beside(reel, row)) {
      const shown = grid[place[0]]?.[place[1]]
      if (shown !== undefined && keys.includes(shown)) group.set(place.join(), place)
    }
  }
  return [...group.values()].toSorted(([a, above], [b, below]) => a - b || above - below)
}

function beside(reel: number, row: number): readonly SlotPosition[] {
  return [
    [reel - 1, row],
    [reel + 1, row],
    [reel, row - 1],
    [reel, row + 1],
  ]
}
