import { perCount } from '../wins/counted.ts'
import { scatterUnits } from '../wins/scatter-units.ts'
import { StopTally, type CascadeFigures } from '../cascades/stop-tally.ts'
import type { Reels, SlotClusterGame } from '../slot-game.ts'
import { clusterCodes } from './cluster-codes.ts'
import { ClusterWindow } from './cluster-window.ts'

/** What a spin of these strips comes to, by playing every stop there is. */
export function countStops(
  game: SlotClusterGame,
  reels: Reels,
  multipliers: readonly number[],
): CascadeFigures {
  const window = new ClusterWindow(clusterCodes(game, reels), multipliers)
  const tally = new StopTally(perCount(game, 0).map((_, count) => scatterUnits(game, count)))
  const [first, second, third, fourth, fifth] = reels.map(({ length }) => length)
  for (let a = 0; a < (first ?? 0); a += 1) {
    window.stop(0, a)
    for (let b = 0; b < (second ?? 0); b += 1) {
      window.stop(1, b)
      for (let c = 0; c < (third ?? 0); c += 1) {
        window.stop(2, c)
        lastReels(window, tally, fourth ?? 0, fifth ?? 0)
      }
      tally.settle()
    }
  }
  return tally.figures()
}

/** Every stop of the last two reels, where the first three stand. */
function lastReels(window: ClusterWindow, tally: StopTally, fourth: number, fifth: number): void {
  for (let d = 0; d < fourth; d += 1) {
    window.stop(3, d)
    for (let e = 0; e < fifth; e += 1) {
      window.stop(4, e)
      tally.add(window.fall())
    }
  }
}
