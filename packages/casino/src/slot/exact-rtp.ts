import { expectedFreeSpins } from './exact/expected-free-spins.ts'
import { fraction, percentText, plus, times, type Fraction } from '../chance/fraction.ts'
import { endingStops } from './exact/ending-stops.ts'
import { exactSpinUnits } from './exact/spin-units.ts'
import { stopCombinations } from './exact/stop-combinations.ts'
import { hitFrequency } from './hit-frequency.ts'
import { holdFigures } from './hold/hold-figures.ts'
import { respinFigures } from './respins/respin-figures.ts'
import { freeSpinsFor } from './wins/scatter-win.ts'
import type { SlotGame } from './slot-game.ts'

export type ExactRtp = Fraction & {
  /** The return as a percentage, rounded down to two decimals: `"96.12"`. */
  percent: string
  hitNumerator: bigint
  hitDenominator: bigint
  /** The share of paid spins that win anything, as a percentage rounded down to two decimals. */
  hitPercent: string
}

/**
 * What the game returns of what is bet on it, exactly, from its strips and pays alone.
 *
 *     RTP = (P + F × m × Σₖ pₖ nₖ) / costUnits
 *
 * P and F are the expected units of a paid and of a free spin, m the free spins' multiplier, pₖ the
 * chance of k scatters on a paid spin and nₖ the free spins then played on average. The product is
 * exact although nₖ and the wins of a chain hang together through retriggers: whether free spin i is
 * played depends on the spins before it only, so each spin that is played is worth F on average.
 * Coins that are held give back what `holdFigures` says instead of the free spins, and wilds that are
 * held what `respinFigures` says.
 * `winCapTimesBet` is left out, as it may not lie below what `maxWinUnits` proves possible.
 */
export function exactRtp(game: SlotGame): ExactRtp {
  const { spin, mechanic } = returnParts(game)
  const rtp = plus(spin, mechanic)
  const hit = hitFrequency(game)
  return {
    ...rtp,
    percent: percentText(rtp),
    hitNumerator: hit.numerator,
    hitDenominator: hit.denominator,
    hitPercent: percentText(hit),
  }
}

/** The return in its parts: what the paid spin gives back of a stake, and what it sets off adds. */
export function returnParts(game: SlotGame): { spin: Fraction; mechanic: Fraction } {
  const perStake = fraction(1n, BigInt(game.costUnits))
  return {
    spin: times(exactSpinUnits(game, false), perStake),
    mechanic: mechanicReturn(game, perStake),
  }
}

function mechanicReturn(game: SlotGame, perStake: Fraction): Fraction {
  switch (game.mechanic.kind) {
    case 'spins':
    case 'cascades':
      return times(freeSpinUnits(game), perStake)
    case 'hold':
      return holdFigures(game, game.mechanic).perStake
    case 'respins':
      return times(respinFigures(game, game.mechanic).respinUnits, perStake)
  }
}

/** The expected units of the free spins that follow one paid spin. */
function freeSpinUnits(game: SlotGame): Fraction {
  const { scatter } = game
  if (!scatter) return fraction(0n, 1n)
  const combinations = stopCombinations(game.reels)
  const spins = endingStops(game, false)
    .map((stops, count) => {
      const awarded = freeSpinsFor(scatter.freeSpins, count)
      return times(fraction(stops, combinations), expectedFreeSpins(game, awarded))
    })
    .reduce(plus)
  const perSpin = exactSpinUnits(game, true)
  return times(times(spins, perSpin), fraction(BigInt(scatter.multiplier), 1n))
}
