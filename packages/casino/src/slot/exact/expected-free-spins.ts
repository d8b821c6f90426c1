import { freeSpinsFor } from '../wins/scatter-win.ts'
import type { SlotGame } from '../slot-game.ts'
import { fraction, type Fraction } from '../../chance/fraction.ts'
import { reelsOf } from '../reels-of.ts'
import { endingStops } from './ending-stops.ts'
import { stopCombinations } from './stop-combinations.ts'

/**
 * How many free spins are played on average once `awarded` have been won, retriggers included.
 *
 * After p free spins the weight of every total awarded so far is known, over (stop combinations)^p.
 * Spin p + 1 is played by the share whose total is above p, and the average is the sum of those
 * shares. `freeSpinsMax` bounds p, so the sum is finite and exact.
 */
export function expectedFreeSpins(game: SlotGame, awarded: number): Fraction {
  const stopsByScatters = endingStops(game, true)
  const combinations = stopCombinations(reelsOf(game, true))

  let weightByAwarded = new Map([[Math.min(awarded, game.freeSpinsMax), 1n]])
  let spins = 0n
  let denominator = 1n
  for (let played = 0; weightByAwarded.size > 0; played += 1) {
    weightByAwarded = new Map([...weightByAwarded].filter(([total]) => total > played))
    const playing = [...weightByAwarded.values()].reduce((sum, weight) => sum + weight, 0n)
    spins = (spins + playing) * combinations
    denominator *= combinations
    weightByAwarded = afterSpin(game, weightByAwarded, stopsByScatters)
  }
  return fraction(spins, denominator)
}

/** The weight of each total awarded after one more free spin by everyone who plays it. */
function afterSpin(
  game: SlotGame,
  weightByAwarded: ReadonlyMap<number, bigint>,
  stopsByScatters: readonly bigint[],
): Map<number, bigint> {
  const next = new Map<number, bigint>()
  for (const [awarded, weight] of weightByAwarded) {
    for (const [scatters, stops] of stopsByScatters.entries()) {
      const added = freeSpinsFor(game.scatter?.retrigger, scatters)
      const total = Math.min(awarded + added, game.freeSpinsMax)
      next.set(total, (next.get(total) ?? 0n) + weight * stops)
    }
  }
  return next
}
