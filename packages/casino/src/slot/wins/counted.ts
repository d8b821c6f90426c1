import type { SlotGrid } from '@maidan/contract'
import type { SlotGame } from '../slot-game.ts'
import { scatterUnits } from './scatter-units.ts'

/** More scatters than this count as this many. */
const SCATTER_COUNT_MAX = 5

/** The symbol whose number in view sets something off, and the number above which more change nothing. */
type Counted = { symbol: string; max: number }

/** What is counted in a game, null if nothing is. */
function countedOf({ mechanic, scatter, reels, rows }: SlotGame): Counted | null {
  switch (mechanic.kind) {
    case 'spins':
    case 'cascades':
      return scatter && { symbol: scatter.symbol, max: SCATTER_COUNT_MAX }
    case 'respins':
      return null
    case 'hold':
      return { symbol: mechanic.symbol, max: reels.length * rows }
  }
}

/** How many of the counted symbol a reel or a grid shows. */
export function countIn(game: SlotGame, grid: SlotGrid): number {
  const counted = countedOf(game)
  if (!counted) return 0
  const shown = grid.flat().filter((symbol) => symbol === counted.symbol).length
  return Math.min(shown, counted.max)
}

/** Two counts that are in view together. */
export function countBoth(game: SlotGame, a: number, b: number): number {
  return Math.min(a + b, countedOf(game)?.max ?? 0)
}

/** A zero for each number that can be counted, from 0. */
export function perCount<Zero>(game: SlotGame, zero: Zero): Zero[] {
  return Array.from({ length: (countedOf(game)?.max ?? 0) + 1 }, () => zero)
}

/** Whether so many in view win anything by themselves. */
export function countWins(game: SlotGame, count: number): boolean {
  switch (game.mechanic.kind) {
    case 'spins':
    case 'cascades':
    case 'respins':
      return scatterUnits(game, count) > 0
    case 'hold':
      return count >= game.mechanic.coinsNeeded
  }
}
