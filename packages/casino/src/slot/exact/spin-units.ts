import { cascadeFigures } from '../cascades/cascade-figures.ts'
import { cascadeUnits } from '../cascades/cascade-units.ts'
import { paysClusters } from '../clusters/pays-clusters.ts'
import { reelsOf } from '../reels-of.ts'
import { scatterUnits } from '../wins/scatter-units.ts'
import type { Reels, SlotGame, SlotRunGame } from '../slot-game.ts'
import { fraction, plus, type Fraction } from '../../chance/fraction.ts'
import { exactLineUnits } from './line-units.ts'
import { countedStops } from './counted-stops.ts'
import { stopCombinations } from './stop-combinations.ts'
import { exactWaysUnits } from './ways-units.ts'

/** The expected units of one paid or free spin, what it sets off and its multiplier left out. */
export function exactSpinUnits(game: SlotGame, free: boolean): Fraction {
  if (paysClusters(game)) return cascadeUnits(cascadeFigures(game, game.mechanic, free))
  const { mechanic } = game
  const reels = reelsOf(game, free)
  switch (mechanic.kind) {
    case 'spins':
    case 'hold':
    case 'respins':
      return plus(exactSymbolUnits(game, reels), exactScatterUnits(game, reels))
    case 'cascades':
      return cascadeUnits(cascadeFigures(game, mechanic, free))
  }
}

function exactSymbolUnits(game: SlotRunGame, reels: Reels): Fraction {
  const { evaluation } = game
  if (evaluation.kind === 'ways') return exactWaysUnits(game, reels)
  return exactLineUnits(game, reels, evaluation.lines, evaluation.bothWays)
}

function exactScatterUnits(game: SlotGame, reels: Reels): Fraction {
  const units = countedStops(game, reels).reduce(
    (sum, stops, count) => sum + stops * BigInt(scatterUnits(game, count)),
    0n,
  )
  return fraction(units, stopCombinations(reels))
}
