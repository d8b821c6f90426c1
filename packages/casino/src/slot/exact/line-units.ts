import { bestRun, lineRuns } from '../wins/line-wins.ts'
import type { Reels, SlotGame } from '../slot-game.ts'
import { fraction, type Fraction } from '../../chance/fraction.ts'
import { reelViews } from './reel-view.ts'
import { stopCombinations } from './stop-combinations.ts'

/** At how many stops of its reel one place of a line shows each symbol. */
type PlaceStops = ReadonlyMap<string, number>

/** Lines whose places show every symbol equally often; without expanding wilds that is all of them. */
type AlikeLines = { lines: number; places: readonly PlaceStops[] }

/** The reels of a line that decide whether it wins from the left: every win pays for three. */
const DECIDING_REELS = 3

/**
 * The expected units of one spin's line wins.
 *
 * A sum's expectation is the sum of the expectations, so each line stands alone. A line has one
 * place on each reel and reels stop independently, so five symbols meet on it at the product of the
 * stops that show each on its place. Every five symbols that pay are found once and weighted by
 * those products over all lines.
 */
export function exactLineUnits(
  game: SlotGame,
  reels: Reels,
  lines: readonly (readonly number[])[],
  bothWays: boolean,
): Fraction {
  const groups = alikeLines(game, reels, lines)
  const symbolsByReel = reels.map((strip) =>
    game.symbols.filter((symbol) => strip.includes(symbol)),
  )

  const sumFrom = (symbols: readonly string[]): bigint => {
    const next = symbolsByReel[symbols.length]
    if (!next) return lineUnits(game, bothWays, symbols, groups)
    const lost = symbols.length === DECIDING_REELS && !bothWays && !bestRun(game, symbols, 'left')
    if (lost) return 0n
    return next.reduce((sum, symbol) => sum + sumFrom([...symbols, symbol]), 0n)
  }
  return fraction(sumFrom([]), stopCombinations(reels))
}

/** What five symbols pay on a line, times the stops at which they meet on any line. */
function lineUnits(
  game: SlotGame,
  bothWays: boolean,
  symbols: readonly string[],
  groups: readonly AlikeLines[],
): bigint {
  const runs = lineRuns(game, bothWays, symbols)
  const units = runs.reduce((sum, run) => sum + run.units, 0)
  return units === 0 ? 0n : BigInt(units) * stopsShowing(symbols, groups)
}

function stopsShowing(symbols: readonly string[], groups: readonly AlikeLines[]): bigint {
  return groups.reduce((sum, { lines, places }) => {
    const stops = places.reduce(
      (product, place, reel) => product * BigInt(place.get(symbols[reel] ?? '') ?? 0),
      BigInt(lines),
    )
    return sum + stops
  }, 0n)
}

function alikeLines(
  game: SlotGame,
  reels: Reels,
  lines: readonly (readonly number[])[],
): readonly AlikeLines[] {
  const groups = new Map<string, AlikeLines>()
  for (const rows of lines) {
    const places = rows.map((row, reel) => placeStops(game, reels, reel, row))
    const key = JSON.stringify(
      places.map((place) => game.symbols.map((symbol) => place.get(symbol))),
    )
    groups.set(key, { lines: (groups.get(key)?.lines ?? 0) + 1, places })
  }
  return [...groups.values()]
}

function placeStops(game: SlotGame, reels: Reels, reel: number, row: number): PlaceStops {
  const stops = new Map<string, number>()
  for (const { shown } of reelViews(game, reels[reel] ?? [], reel)) {
    const symbol = shown[row] ?? ''
    stops.set(symbol, (stops.get(symbol) ?? 0) + 1)
  }
  return stops
}
