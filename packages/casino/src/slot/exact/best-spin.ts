import { countBoth, perCount } from '../wins/counted.ts'
import { scatterUnits } from '../wins/scatter-units.ts'
import type { Reels, SlotRunGame } from '../slot-game.ts'
import { symbolWins } from '../wins/symbol-wins.ts'
import { boundUnits } from './bound-units.ts'
import { openReels, type OpenReel } from './open-reel.ts'

/**
 * The most units one spin on these strips can win, by the number of scatters or coins it shows; null where the
 * strips cannot show so many. Free spins and their multiplier are left out.
 *
 * Each pattern of them over the reels is searched for itself, choosing reel after reel the view
 * with the highest bound first; a branch whose bound is not above the best found is not entered.
 */
export function bestSpinUnits(game: SlotRunGame, reels: Reels): readonly (number | null)[] {
  const best = perCount<number | null>(game, null)
  for (const pattern of countPatterns(game, reels)) {
    const count = pattern.reduce((sum, reel) => countBoth(game, sum, reel.counted), 0)
    best[count] = bestOfPattern(game, pattern, best[count] ?? null)
  }
  return best.map((units, count) => (units === null ? null : units + scatterUnits(game, count)))
}

/** Every way to give each reel a number of scatters or coins that it can show. */
function countPatterns(game: SlotRunGame, reels: Reels): readonly (readonly OpenReel[])[] {
  return reels.reduce<readonly (readonly OpenReel[])[]>(
    (patterns, strip, reel) => {
      const choices = openReels(game, strip, reel)
      return patterns.flatMap((pattern) => choices.map((choice) => [...pattern, choice]))
    },
    [[]],
  )
}

/** The better of `best` and the best grid that these reels can show. */
function bestOfPattern(
  game: SlotRunGame,
  reels: readonly OpenReel[],
  best: number | null,
): number | null {
  const next = searchOrder(game).find((reel) => (reels[reel]?.choices.length ?? 0) > 0)
  if (next === undefined) return Math.max(best ?? 0, unitsOf(game, reels))
  const branches = (reels[next]?.choices ?? []).map((choice) => {
    const chosen = reels.map((reel, at) => (at === next ? choice : reel))
    return { chosen, bound: boundUnits(game, chosen) }
  })
  branches.sort((a, b) => b.bound - a.bound)
  let found = best
  for (const { chosen, bound } of branches) {
    if (found !== null && bound <= found) break
    found = bestOfPattern(game, chosen, found)
  }
  return found
}

/** Runs from both ends meet on the middle reel, so it narrows the search most. */
function searchOrder({ evaluation }: SlotRunGame): readonly number[] {
  return evaluation.kind === 'lines' && evaluation.bothWays ? [2, 1, 3, 0, 4] : [0, 1, 2, 3, 4]
}

function unitsOf(game: SlotRunGame, reels: readonly OpenReel[]): number {
  const grid = reels.map(({ shown }) => shown)
  return symbolWins(game, grid).reduce((sum, win) => sum + win.units, 0)
}
