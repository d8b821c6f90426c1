import { bestUnits } from '../exact/best-units.ts'
import { bestHoldTimesBet } from '../hold/hold-figures.ts'
import { respinFigures } from '../respins/respin-figures.ts'
import { freeSpinsFor } from './scatter-win.ts'
import type { SlotGame } from '../slot-game.ts'

/**
 * The most units one round can win, exactly: the best paid spin and the best of what it sets off,
 * where a spin with more scatters or coins may win less and still be worth more for what follows.
 */
export function maxWinUnits(game: SlotGame): number {
  if (game.mechanic.kind === 'respins') return respinFigures(game, game.mechanic).best
  const bestByCount = bestUnits(game, false)
  return bestOver(bestByCount, bestMechanic(game))
}

/** The most units that follow a paid spin, by the scatters or coins it shows. */
function bestMechanic(game: SlotGame): (count: number) => number {
  const { mechanic } = game
  switch (mechanic.kind) {
    case 'spins':
    case 'respins':
    case 'cascades': {
      const chain = bestChains(game)
      return (scatters) =>
        chain(0, Math.min(freeSpinsFor(game.scatter?.freeSpins, scatters), game.freeSpinsMax))
    }
    case 'hold': {
      const best = bestHoldTimesBet(game, mechanic) * game.costUnits
      return (coins) => (coins < mechanic.coinsNeeded ? 0 : best)
    }
  }
}

/** `maxWinUnits` as a multiple of the bet, rounded down. */
export function maxWinTimesBet(game: SlotGame): number {
  return Math.floor(maxWinUnits(game) / game.costUnits)
}

/** The best that free spins can win once `played` of `awarded` are over. */
function bestChains(game: SlotGame): (played: number, awarded: number) => number {
  const { scatter, freeSpinsMax } = game
  if (!scatter) return () => 0
  const bestByCount = bestUnits(game, true).map((units) =>
    units === null ? null : units * scatter.multiplier,
  )
  const known = new Map<string, number>()
  const chain = (played: number, awarded: number): number => {
    if (played >= awarded) return 0
    const key = `${played}/${awarded}`
    const before = known.get(key)
    if (before !== undefined) return before
    const best = bestOver(bestByCount, (scatters) => {
      const added = freeSpinsFor(scatter.retrigger, scatters)
      return chain(played + 1, Math.min(awarded + added, freeSpinsMax))
    })
    known.set(key, best)
    return best
  }
  return chain
}

/** The best of a spin's own units and what follows it, over the scatters or coins the strips can show. */
function bestOver(
  bestByCount: readonly (number | null)[],
  unitsAfter: (count: number) => number,
): number {
  return bestByCount.reduce<number>(
    (best, units, count) => (units === null ? best : Math.max(best, units + unitsAfter(count))),
    0,
  )
}
