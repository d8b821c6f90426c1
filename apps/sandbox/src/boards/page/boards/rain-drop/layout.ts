/** The pond in units of its picture: 360 wide and as high. */
export const POND = { width: 360, height: 340 } as const

const TOP = 34
const POTS_TOP = 300

export type Spot = { x: number; y: number }

/** The room between two buds of a row, and between two rows. */
export function gaps(rows: number): { across: number; down: number } {
  return { across: (POND.width - 16) / (rows + 1), down: (POTS_TOP - TOP) / rows }
}

/** Where a bud stands: `row` from the top, `place` from the left of its row. */
export function budAt(rows: number, row: number, place: number): Spot {
  const { across, down } = gaps(rows)
  return { x: POND.width / 2 + (place - row / 2) * across, y: TOP + row * down }
}

/** Every bud of the pond, row by row; each row has one more than the row above. */
export function budsOf(rows: number): readonly Spot[] {
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: row + 1 }, (_, place) => budAt(rows, row, place)),
  ).flat()
}

/** The middle of a pot's rim. */
export function potAt(rows: number, pot: number): Spot {
  return budAt(rows, rows, pot)
}

/** The buds that a path touches, from the top, and the pot where it ends. */
export function spotsOf(path: readonly number[]): readonly Spot[] {
  let place = 0
  const touched = path.map((turn, row) => {
    const spot = budAt(path.length, row, place)
    place += turn
    return spot
  })
  return [...touched, potAt(path.length, place)]
}

/**
 * Where the drop is at a moment of its fall, `at` from 0 (on the first bud) to the number of rows (in
 * its pot): from bud to bud in a small leap.
 */
export function fallAt(spots: readonly Spot[], at: number): Spot {
  const last = spots.length - 1
  const leg = Math.min(last - 1, Math.max(0, Math.floor(at)))
  const [from, to] = [spots[leg], spots[leg + 1]]
  if (!from || !to) return spots[last] ?? { x: 0, y: 0 }
  const share = Math.min(1, at - leg)
  const drop = LEAP * share + (1 - LEAP) * share * share
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * drop }
}

/** Below 0 the drop first springs up from a bud. */
const LEAP = -0.55
