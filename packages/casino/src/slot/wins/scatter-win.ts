import type { SlotGrid, SlotPosition } from '@maidan/contract'
import type { FreeSpinAward, SlotGame } from '../slot-game.ts'
import { symbolPay } from './symbol-pay.ts'
import type { UnitWin } from './unit-win.ts'

/** More scatters than this count as this many. */
export const SCATTER_COUNT_MAX = 5

/** How many scatters a reel or a grid shows. */
export function scatterCount({ scatter }: SlotGame, grid: SlotGrid): number {
  if (!scatter) return 0
  const shown = grid.flat().filter((symbol) => symbol === scatter.symbol).length
  return Math.min(shown, SCATTER_COUNT_MAX)
}

/** What so many scatters pay, in units. */
export function scatterUnits({ scatter, costUnits }: SlotGame, count: number): number {
  return scatter ? symbolPay(scatter.pays, count) * costUnits : 0
}

/** The scatter win of a grid before its wilds expand. */
export function scatterWin(game: SlotGame, grid: SlotGrid): UnitWin | null {
  const count = scatterCount(game, grid)
  const units = scatterUnits(game, count)
  if (!game.scatter || units === 0) return null
  const { symbol } = game.scatter
  const positions = grid.flatMap((window, reel) =>
    window.flatMap((shown, row): SlotPosition[] => (shown === symbol ? [[reel, row]] : [])),
  )
  return { kind: 'scatter', symbol, count, direction: 'anywhere', multiplier: 1, positions, units }
}

/** How many free spins so many scatters give. */
export function freeSpinsFor(award: FreeSpinAward | null | undefined, count: number): number {
  if (count === 3 || count === 4 || count === 5) return award?.[count] ?? 0
  return 0
}
