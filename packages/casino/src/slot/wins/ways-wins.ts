import type { SlotGrid, SlotPosition } from '@maidan/contract'
import type { SlotGame } from '../slot-game.ts'
import { runPays } from './run-pays.ts'
import { symbolPay } from './symbol-pay.ts'
import type { UnitWin } from './unit-win.ts'

/** The ways wins of a grid whose wilds have expanded: at most one for each symbol. */
export function waysWins(game: SlotGame, grid: SlotGrid): readonly UnitWin[] {
  return game.symbols.flatMap((symbol) => {
    const win = waysWinOf(game, symbol, grid)
    return win ? [win] : []
  })
}

function waysWinOf(game: SlotGame, symbol: string, grid: SlotGrid): UnitWin | null {
  const pays = runPays(game, symbol)
  if (!pays) return null
  const run = runOf(grid, [symbol, game.wild?.symbol])
  const pay = symbolPay(pays, run.length)
  if (pay === 0) return null

  const ways = run.reduce((product, rows) => product * rows.length, 1)
  const positions = run.flatMap((rows, reel) => rows.map((row): SlotPosition => [reel, row]))
  const wilds = positions.some(([reel, row]) => grid[reel]?.[row] !== symbol)
  const multiplier = wilds ? (game.wild?.multiplier ?? 1) : 1
  const units = pay * ways * multiplier
  return {
    kind: 'ways',
    symbol,
    count: run.length,
    ways,
    direction: 'left',
    multiplier,
    positions,
    units,
  }
}

/** The rows that hold one of `keys`, reel by reel from the left until a reel holds none. */
function runOf(
  grid: SlotGrid,
  keys: readonly (string | undefined)[],
): readonly (readonly number[])[] {
  const rowsOnReels = grid.map((window) =>
    window.flatMap((symbol, row) => (keys.includes(symbol) ? [row] : [])),
  )
  const end = rowsOnReels.findIndex((rows) => rows.length === 0)
  return end === -1 ? rowsOnReels : rowsOnReels.slice(0, end)
}
