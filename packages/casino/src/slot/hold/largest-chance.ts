import { fraction, plus, times, type Fraction } from '../../chance/fraction.ts'
import { bestUnits } from '../exact/best-units.ts'
import { reelViews, type ReelView } from '../exact/reel-view.ts'
import { stopCombinations } from '../exact/stop-combinations.ts'
import type { SlotGame, SlotHold } from '../slot-game.ts'
import { symbolWins } from '../wins/symbol-wins.ts'
import { coinWeights } from './draw-coin.ts'
import { holdChances } from './hold-chances.ts'

/**
 * The chance of the largest win there is, exactly: a paid spin whose lines pay the most that any spin
 * with enough coins can, a grid that fills, and every coin of it the best one.
 */
export function largestHoldChance(game: SlotGame, hold: SlotHold): Fraction {
  const places = game.reels.length * game.rows
  const bestByCoins = bestUnits(game, false).map((units, coins) =>
    coins < hold.coinsNeeded ? null : units,
  )
  const best = Math.max(...bestByCoins.map((units) => units ?? 0))
  const ends = holdChances(hold, places)
  const combinations = stopCombinations(game.reels)
  let filled = fraction(0n, 1n)
  for (const [coins, units] of bestByCoins.entries()) {
    const end = ends[coins]
    if (units !== best || !end) continue
    const stops = fraction(BigInt(stopsThatPay(game, coins, best)), combinations)
    filled = plus(filled, times(stops, end.full))
  }
  return times(filled, allBest(hold, places))
}

/** The chance that so many coins are all the best one. */
function allBest(hold: SlotHold, places: number): Fraction {
  const [best] = hold.coins.toSorted((a, b) => b.timesBet - a.timesBet)
  const weight = BigInt(best?.weight ?? 0) ** BigInt(places)
  return fraction(weight, BigInt(coinWeights(hold)) ** BigInt(places))
}

/** At how many stops exactly so many coins are in view and the lines pay exactly so much. */
function stopsThatPay(game: SlotGame, coins: number, units: number): number {
  const reels = game.reels.map((strip, reel) => reelViews(game, strip, reel))
  const countFrom = (chosen: readonly ReelView[], left: number): number => {
    const views = reels[chosen.length]
    if (views === undefined) return left === 0 && paysOf(game, chosen) === units ? 1 : 0
    if (left < 0 || left > (reels.length - chosen.length) * game.rows) return 0
    return views.reduce((sum, view) => sum + countFrom([...chosen, view], left - view.counted), 0)
  }
  return countFrom([], coins)
}

function paysOf(game: SlotGame, chosen: readonly ReelView[]): number {
  const grid = chosen.map(({ shown }) => shown)
  return symbolWins(game, grid).reduce((sum, win) => sum + win.units, 0)
}
