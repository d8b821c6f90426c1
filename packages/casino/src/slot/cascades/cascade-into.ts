import type { SlotGrid, SlotPosition } from '@maidan/contract'
import { payInto } from '../pay-into.ts'
import type { RoundSoFar } from '../round-so-far.ts'
import type { SlotCascades, SlotGame } from '../slot-game.ts'
import { countIn } from '../wins/counted.ts'
import { scatterWin } from '../wins/scatter-win.ts'
import { symbolWins } from '../wins/symbol-wins.ts'
import type { UnitWin } from '../wins/unit-win.ts'
import { cascadeMultiplier } from './cascade-multiplier.ts'
import { CASCADES_MAX } from './cascades-max.ts'
import { fall, type FallingReel } from './falling-reel.ts'

/** How the wins of a spin are paid: in a free spin the multipliers grow higher. */
type CascadePay = { free: boolean; multiplier: number; unitMinor: bigint }

/**
 * Pays the wins of a spin that has just stopped and lets its symbols fall until nothing wins any
 * more, then its scatters. Answers how many of these there are in the end.
 */
export function cascadeInto(
  round: RoundSoFar,
  game: SlotGame,
  cascades: SlotCascades,
  stopped: readonly FallingReel[],
  { free, multiplier, unitMinor }: CascadePay,
): number {
  const multipliers = free ? cascades.freeMultipliers : cascades.multipliers
  const timesAt = (cascade: number) => multiplier * cascadeMultiplier(multipliers, cascade)
  let reels = stopped
  let wins = symbolWins(game, gridOf(reels))
  payInto(round, wins, timesAt(0), unitMinor)
  for (let index = 1; wins.length > 0 && index <= CASCADES_MAX; index += 1) {
    const removed = winningPlaces(wins)
    reels = fallen(reels, removed)
    const grid = gridOf(reels)
    round.events.push({ type: 'cascade', index, multiplier: timesAt(index), removed, grid })
    wins = symbolWins(game, grid)
    payInto(round, wins, timesAt(index), unitMinor)
  }
  const scatter = scatterWin(game, gridOf(reels))
  payInto(round, scatter ? [scatter] : [], multiplier, unitMinor)
  return countIn(game, gridOf(reels))
}

function gridOf(reels: readonly FallingReel[]): SlotGrid {
  return reels.map(({ shown }) => shown)
}

/** Every place that is part of a win, once, reel by reel from the left and from the top. */
function winningPlaces(wins: readonly UnitWin[]): readonly SlotPosition[] {
  const places = new Map(
    wins.flatMap(({ positions }) => positions).map((place) => [place.join(), place]),
  )
  return [...places.values()].toSorted(([a, above], [b, below]) => a - b || above - below)
}

function fallen(
  reels: readonly FallingReel[],
  removed: readonly SlotPosition[],
): readonly FallingReel[] {
  return reels.map((reel, at) => {
    const rows = removed.flatMap(([of, row]) => (of === at ? [row] : []))
    return fall(reel, new Set(rows))
  })
}
