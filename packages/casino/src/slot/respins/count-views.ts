import type { LineTable } from './line-table.ts'

/** Every view that five reels can stop at together: what they win. */
export type CountedViews = {
  stops: bigint
  units: bigint
  /** The sum of the squares of what each of them wins. */
  squares: bigint
  /** Views that win nothing. */
  losing: bigint
  /** The most that one of them wins, and how many do; 0 and 0 where there is no view at all. */
  best: number
  bestStops: bigint
}

type Sums = {
  stops: number
  units: number
  squares: number
  losing: number
  best: number
  bestStops: number
}

/**
 * Counts what every combination of the reels' windows wins on these lines. A line's five codes are one
 * place in the table, so each reel adds its part once and millions of views take a second.
 *
 * @throws RangeError if a sum has become too large to be exact.
 */
export function countViews(
  { codes, steps, units }: LineTable,
  lines: readonly (readonly number[])[],
  windows: readonly (readonly (readonly string[])[])[],
): CountedViews {
  const parts = windows.map((shown, reel) => {
    const step = steps[reel] ?? 0
    const partOf = (window: readonly string[]) =>
      Int32Array.from(lines, (rows) => (codes.get(window[rows[reel] ?? 0] ?? '') ?? 0) * step)
    return shown.map(partOf)
  })
  const sums: Sums = { stops: 0, units: 0, squares: 0, losing: 0, best: 0, bestStops: 0 }
  const last = parts.length - 1
  const countFrom = (reel: number, places: Int32Array): void => {
    const views = parts[reel] ?? []
    if (reel === last) return countLast(sums, units, places, views)
    for (const part of views) countFrom(reel + 1, added(places, part))
  }
  countFrom(0, new Int32Array(lines.length))
  return exactly(sums)
}

/** Every window of the last reel, where the others stand. */
function countLast(
  sums: Sums,
  units: Int32Array,
  places: Int32Array,
  parts: readonly Int32Array[],
): void {
  for (const part of parts) {
    let won = 0
    for (let line = 0; line < places.length; line += 1) {
      won += units[(places[line] ?? 0) + (part[line] ?? 0)] ?? 0
    }
    addView(sums, won)
  }
}

function addView(sums: Sums, won: number): void {
  sums.stops += 1
  if (won === 0) sums.losing += 1
  sums.units += won
  sums.squares += won * won
  if (won > sums.best) Object.assign(sums, { best: won, bestStops: 0 })
  if (won === sums.best) sums.bestStops += 1
}

function added(places: Int32Array, part: Int32Array): Int32Array {
  return places.map((place, line) => place + (part[line] ?? 0))
}

function exactly({ stops, units, squares, losing, best, bestStops }: Sums): CountedViews {
  if (!Number.isSafeInteger(squares)) throw new RangeError('A sum is no longer exact')
  return {
    stops: BigInt(stops),
    units: BigInt(units),
    squares: BigInt(squares),
    losing: BigInt(losing),
    best,
    bestStops: BigInt(bestStops),
  }
}
