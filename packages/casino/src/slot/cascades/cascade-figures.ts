import { countedStops } from '../exact/counted-stops.ts'
import { countStops } from '../clusters/count-stops.ts'
import { paysClusters } from '../clusters/pays-clusters.ts'
import { reelsOf } from '../reels-of.ts'
import type { Reels, SlotCascades, SlotGame } from '../slot-game.ts'
import { countBoth, perCount } from '../wins/counted.ts'
import { scatterUnits } from '../wins/scatter-units.ts'
import { cascadeCodes } from './cascade-codes.ts'
import { FallingWindow } from './falling-window.ts'
import { StopTally, type CascadeFigures } from './stop-tally.ts'

const knownPaid = new WeakMap<SlotGame, CascadeFigures>()
const knownFree = new WeakMap<SlotGame, CascadeFigures>()

/**
 * What a paid or a free spin comes to, exactly, over all stops of its reels. A spin with all its
 * cascades follows from its five stops, so each stop that may win is played once: millions, in seconds.
 * Several figures ask for it, so it is remembered for each game.
 */
export function cascadeFigures(
  game: SlotGame,
  cascades: SlotCascades,
  free: boolean,
): CascadeFigures {
  const known = free ? knownFree : knownPaid
  const before = known.get(game)
  if (before) return before
  const multipliers = free ? cascades.freeMultipliers : cascades.multipliers
  const reels = reelsOf(game, free)
  const figures = paysClusters(game)
    ? countStops(game, reels, multipliers)
    : everyStop(game, reels, multipliers)
  known.set(game, figures)
  return figures
}

/**
 * Counts a game that pays ways. Reels 1 to 3 decide whether a view wins, as three of a kind are needed. Where they do not, nothing
 * falls whatever the last two show, so only the scatters of these are counted.
 */
function everyStop(game: SlotGame, reels: Reels, multipliers: readonly number[]): CascadeFigures {
  const window = new FallingWindow(cascadeCodes(game, reels), multipliers)
  const tally = new StopTally(perCount(game, 0).map((_, count) => scatterUnits(game, count)))
  const lastTwo = countedStops(game, reels.slice(3))
  const [first, second, third, fourth, fifth] = reels.map(({ length }) => length)
  const losing = perCount(game, 0n)
  for (let a = 0; a < (first ?? 0); a += 1) {
    for (let b = 0; b < (second ?? 0); b += 1) {
      for (let c = 0; c < (third ?? 0); c += 1) {
        stopAt(window, a, b, c)
        if (window.wins()) lastReels(window, tally, [a, b, c, fourth ?? 0, fifth ?? 0])
        else {
          const count = countBoth(game, 0, window.scatters(3))
          losing[count] = (losing[count] ?? 0n) + 1n
        }
      }
      tally.settle()
    }
  }
  for (const [shown, stops] of losing.entries()) {
    for (const [more, pairs] of lastTwo.entries()) {
      tally.addLosing(countBoth(game, shown, more), stops * pairs)
    }
  }
  return tally.figures()
}

/** Every stop of the last two reels, where the first three stand and win. */
function lastReels(
  window: FallingWindow,
  tally: StopTally,
  [a, b, c, fourth, fifth]: readonly [number, number, number, number, number],
): void {
  for (let d = 0; d < fourth; d += 1) {
    for (let e = 0; e < fifth; e += 1) {
      stopAt(window, a, b, c)
      window.stop(3, d)
      window.stop(4, e)
      tally.add(window.fall())
    }
  }
}

function stopAt(window: FallingWindow, a: number, b: number, c: number): void {
  window.stop(0, a)
  window.stop(1, b)
  window.stop(2, c)
}
