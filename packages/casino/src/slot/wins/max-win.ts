import { bestSpinUnits } from '../exact/best-spin.ts'
import { freeSpinsFor } from './scatter-win.ts'
import type { SlotGame } from '../slot-game.ts'

/**
 * The most units one round can win, exactly: the best paid spin and the best chain of free spins it
 * can start, where a spin with more scatters may win less and still be worth more for what it adds.
 */
export function maxWinUnits(game: SlotGame): number {
  const bestByScatters = bestSpinUnits(game, game.reels)
  const chain = bestChains(game)
  return bestOver(bestByScatters, (scatters) =>
    chain(0, Math.min(freeSpinsFor(game.scatter?.freeSpins, scatters), game.freeSpinsMax)),
  )
}

/** `maxWinUnits` as a multiple of the bet, rounded down. */
export function maxWinTimesBet(game: SlotGame): number {
  return Math.floor(maxWinUnits(game) / game.costUnits)
}

/** The best that free spins can win once `played` of `awarded` are over. */
function bestChains(game: SlotGame): (played: number, awarded: number) => number {
  const { scatter, freeSpinsMax } = game
  if (!scatter) return () => 0
  const bestByScatters = bestSpinUnits(game, game.freeReels ?? game.reels).map((units) =>
    units === null ? null : units * scatter.multiplier,
  )
  const known = new Map<string, number>()
  const chain = (played: number, awarded: number): number => {
    if (played >= awarded) return 0
    const key = `${played}/${awarded}`
    const before = known.get(key)
    if (before !== undefined) return before
    const best = bestOver(bestByScatters, (scatters) => {
      const added = freeSpinsFor(scatter.retrigger, scatters)
      return chain(played + 1, Math.min(awarded + added, freeSpinsMax))
    })
    known.set(key, best)
    return best
  }
  return chain
}

/** The best of a spin's own units and what follows it, over the scatters the strips can show. */
function bestOver(
  bestByScatters: readonly (number | null)[],
  unitsAfter: (scatters: number) => number,
): number {
  return bestByScatters.reduce<number>(
    (best, units, scatters) =>
      units === null ? best : Math.max(best, units + unitsAfter(scatters)),
    0,
  )
}
