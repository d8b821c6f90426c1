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

/** One of a reel's different windows: what it is in the table, and at how many stops it shows. */
type Part = { codes: Int32Array; weight: number }

/** The last reel adds up apart: rows of the lines that end on it, and its windows by their rows. */
type LastReel = { rows: readonly number[]; parts: readonly Part[]; rowUnits: Int32Array }

/**
 * Counts what every combination of the reels' windows wins on these lines. A line's five codes are
 * one place in the table, so each reel adds its part once, windows that look alike are counted
 * together, and hundreds of millions of views take a second.
 *
 * @throws RangeError if a sum has become too large to be exact.
 */
export function countViews(
  table: LineTable,
  lines: readonly (readonly number[])[],
  windows: readonly (readonly (readonly string[])[])[],
): CountedViews {
  const { codes, steps } = table
  const last = windows.length - 1
  const height = windows[last]?.[0]?.length ?? 0
  const parts = windows
    .slice(0, last)
    .map((shown, reel) =>
      partsOf(shown, (window) =>
        lines.map((rows) => (codes.get(window[rows[reel] ?? 0] ?? '') ?? 0) * (steps[reel] ?? 0)),
      ),
    )
  const lastReel: LastReel = {
    rows: lines.map((rows) => rows[last] ?? 0),
    parts: partsOf(windows[last] ?? [], (window) =>
      window.map((symbol, row) => row * codes.size + (codes.get(symbol) ?? 0)),
    ),
    rowUnits: new Int32Array(height * codes.size),
  }
  const sums: Sums = { stops: 0, units: 0, squares: 0, losing: 0, best: 0, bestStops: 0 }
  const countFrom = (reel: number, places: Int32Array, weight: number): void => {
    if (reel === last) return countLast(sums, table, lastReel, places, weight)
    for (const part of parts[reel] ?? []) {
      countFrom(reel + 1, added(places, part.codes), weight * part.weight)
    }
  }
  countFrom(0, new Int32Array(lines.length), 1)
  return exactly(sums)
}

/** The different windows of a reel in numbers. */
function partsOf(
  shown: readonly (readonly string[])[],
  codesOf: (window: readonly string[]) => readonly number[],
): readonly Part[] {
  const parts = new Map<string, Part>()
  for (const window of shown) {
    const key = window.join(' ')
    const before = parts.get(key)
    if (before) before.weight += 1
    else parts.set(key, { codes: Int32Array.from(codesOf(window)), weight: 1 })
  }
  return [...parts.values()]
}

/**
 * Every window of the last reel, where the others stand: what each symbol on each of its rows wins is
 * added up over the lines first, so that a window is as many additions as it has rows.
 */
function countLast(
  sums: Sums,
  { codes: { size }, units }: LineTable,
  { rows, parts, rowUnits }: LastReel,
  places: Int32Array,
  weight: number,
): void {
  rowUnits.fill(0)
  for (let line = 0; line < places.length; line += 1) {
    const place = places[line] ?? 0
    const row = (rows[line] ?? 0) * size
    for (let code = 0; code < size; code += 1) {
      rowUnits[row + code] = (rowUnits[row + code] ?? 0) + (units[place + code] ?? 0)
    }
  }
  for (const part of parts) {
    let won = 0
    for (let row = 0; row < part.codes.length; row += 1) {
      won += rowUnits[part.codes[row] ?? 0] ?? 0
    }
    addViews(sums, won, weight * part.weight)
  }
}

function addViews(sums: Sums, won: number, stops: number): void {
  sums.stops += stops
  if (won === 0) sums.losing += stops
  sums.units += won * stops
  sums.squares += won * won * stops
  if (won > sums.best) {
    sums.best = won
    sums.bestStops = 0
  }
  if (won === sums.best) sums.bestStops += stops
}

function added(places: Int32Array, codes: Int32Array): Int32Array {
  const sum = new Int32Array(places.length)
  for (let line = 0; line < places.length; line += 1) {
    sum[line] = (places[line] ?? 0) + (codes[line] ?? 0)
  }
  return sum
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
