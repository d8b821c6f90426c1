import type { SlotGrid } from '@maidan/contract'
import type { FreeSpinAward, SlotGame } from '../slot-game.ts'
import { countIn } from './counted.ts'
import { placesOf } from './places-of.ts'
import { scatterUnits } from './scatter-units.ts'
import type { UnitWin } from './unit-win.ts'

/** The scatter win of a grid before its wilds expand. */
export function scatterWin(game: SlotGame, grid: SlotGrid): UnitWin | null {
  const count = countIn(game, grid)
  const units = scatterUnits(game, count)
  if (!game.scatter || units === 0) return null
  const { symbol } = game.scatter
  const positions = placesOf(grid, symbol)
  return { kind: 'scatter', symbol, count, direction: 'anywhere', multiplier: 1, positions, units }
}

/** How many free spins so many scatters give. */
export function freeSpinsFor(award: FreeSpinAward | null | undefined, count: number): number {
  if (count === 3 || count === 4 || count === 5) return award?.[count] ?? 0
  return 0
}
