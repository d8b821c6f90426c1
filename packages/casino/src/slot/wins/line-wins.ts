import type { SlotGrid, SlotPosition } from '@maidan/contract'
import type { SlotGame } from '../slot-game.ts'
import { runPays } from './run-pays.ts'
import { symbolPay } from './symbol-pay.ts'
import type { UnitWin } from './unit-win.ts'

type LineRun = {
  symbol: string
  count: number
  multiplier: number
  units: number
  direction: 'left' | 'right'
}

/** The wins on every pay line of a grid whose wilds have expanded. */
export function lineWins(
  game: SlotGame,
  lines: readonly (readonly number[])[],
  bothWays: boolean,
  grid: SlotGrid,
): readonly UnitWin[] {
  return lines.flatMap((rows, line) => {
    const runs = lineRuns(game, bothWays, symbolsOn(grid, rows))
    return runs.map((run) => ({
      ...run,
      kind: 'line' as const,
      line,
      positions: positionsOf(run, rows),
    }))
  })
}

/**
 * What the symbols of one line pay: at most one run from the left and, with `bothWays`, one from the
 * right. Where either takes the whole line, only the better of the two pays.
 */
export function lineRuns(
  game: SlotGame,
  bothWays: boolean,
  symbols: readonly string[],
): readonly LineRun[] {
  const left = bestRun(game, symbols, 'left')
  const right = bothWays ? bestRun(game, symbols, 'right') : null
  if (!left || !right) return [left ?? right].filter((run) => run !== null)
  const whole = left.count === symbols.length || right.count === symbols.length
  if (!whole) return [left, right]
  return [right.units > left.units ? right : left]
}

/**
 * The best paid run from one end. Every symbol's run is tried, since leading wilds may be worth more
 * as the symbol that follows them, as themselves, or as any other symbol.
 */
export function bestRun(
  game: SlotGame,
  symbols: readonly string[],
  direction: 'left' | 'right',
): LineRun | null {
  const wild = game.wild?.symbol
  const first = symbols.at(direction === 'left' ? 0 : -1)
  let best: LineRun | null = null
  for (const symbol of game.symbols) {
    const pays = runPays(game, symbol)
    if (!pays || (first !== symbol && first !== wild)) continue
    const { count, wilds } = runOf(symbol, wild, symbols, direction)
    const pay = symbolPay(pays, count)
    const multiplier = wilds ? (game.wild?.multiplier ?? 1) : 1
    const units = pay * multiplier
    if (units > (best?.units ?? 0)) best = { symbol, count, multiplier, units, direction }
  }
  return best
}

/** How far `symbol` runs from one end, and whether a wild stands for it on the way. */
function runOf(
  symbol: string,
  wild: string | undefined,
  symbols: readonly string[],
  direction: 'left' | 'right',
): { count: number; wilds: boolean } {
  let count = 0
  let wilds = false
  for (; count < symbols.length; count += 1) {
    const at = symbols[direction === 'left' ? count : symbols.length - 1 - count]
    if (at === symbol) continue
    if (at !== wild) break
    wilds = true
  }
  return { count, wilds }
}

/** The symbols a line runs over. */
function symbolsOn(grid: SlotGrid, rows: readonly number[]): readonly string[] {
  return rows.map((row, reel) => {
    const symbol = grid[reel]?.[row]
    if (symbol === undefined) throw new RangeError(`No row ${row} on reel ${reel}`)
    return symbol
  })
}

function positionsOf(run: LineRun, rows: readonly number[]): readonly SlotPosition[] {
  const all = rows.map((row, reel): SlotPosition => [reel, row])
  return run.direction === 'left' ? all.slice(0, run.count) : all.slice(-run.count)
}
