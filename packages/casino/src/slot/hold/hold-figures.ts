import { fraction, plus, times, type Fraction } from '../../chance/fraction.ts'
import { countedStops } from '../exact/counted-stops.ts'
import { stopCombinations } from '../exact/stop-combinations.ts'
import type { SlotGame, SlotHold } from '../slot-game.ts'
import { coinWeights } from './draw-coin.ts'
import { holdChances } from './hold-chances.ts'

/** What the holding of coins is worth in one paid spin, exactly. */
export type HoldFigures = {
  /** The share of paid spins that start it. */
  starts: Fraction
  /** The share of paid spins that fill the grid in the end. */
  full: Fraction
  /** What it gives back of a stake. */
  perStake: Fraction
}

/**
 * What the holding of coins is worth, from the strips and the coins alone. Coins are drawn alike and
 * apart from how many there are, so the coins held on average times what one is worth on average is
 * exact.
 */
export function holdFigures(game: SlotGame, hold: SlotHold): HoldFigures {
  const places = game.reels.length * game.rows
  const ends = holdChances(hold, places)
  const combinations = stopCombinations(game.reels)
  const nothing = fraction(0n, 1n)
  const sum = { starts: nothing, coins: nothing, full: nothing }
  for (const [count, stops] of countedStops(game, game.reels).entries()) {
    const end = ends[count]
    if (!end || count < hold.coinsNeeded) continue
    const chance = fraction(stops, combinations)
    sum.starts = plus(sum.starts, chance)
    sum.coins = plus(sum.coins, times(chance, end.coins))
    sum.full = plus(sum.full, times(chance, end.full))
  }
  const grand = times(sum.full, fraction(BigInt(hold.grandTimesBet), 1n))
  const perStake = plus(times(sum.coins, meanCoin(hold)), grand)
  return { starts: sum.starts, full: sum.full, perStake }
}

/** What a coin is worth on average, times the bet. */
function meanCoin(hold: SlotHold): Fraction {
  const worth = hold.coins.reduce((sum, { timesBet, weight }) => sum + timesBet * weight, 0)
  return fraction(BigInt(worth), BigInt(coinWeights(hold)))
}

/** The most that held coins pay, times the bet: a full grid of the best coin. */
export function bestHoldTimesBet({ reels, rows }: SlotGame, hold: SlotHold): number {
  const best = Math.max(...hold.coins.map(({ timesBet }) => timesBet))
  return reels.length * rows * best + hold.grandTimesBet
}
