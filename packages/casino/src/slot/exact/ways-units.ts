import type { Reels, SlotGame } from '../slot-game.ts'
import { runPays } from '../wins/run-pays.ts'
import { symbolPay } from '../wins/symbol-pay.ts'
import { fraction, type Fraction } from '../../chance/fraction.ts'
import { reelViews, type ReelView } from './reel-view.ts'
import { stopCombinations } from './stop-combinations.ts'

/** One symbol on one reel, summed over the reel's stops. */
type ReelSums = {
  stops: bigint
  /** Stops that show neither the symbol nor a wild: the run ends here. */
  blankStops: bigint
  /** Places that show the symbol or a wild. */
  places: bigint
  /** Places that show the symbol, over the stops that show no wild. */
  placesWithoutWild: bigint
}

/**
 * The expected units of one spin's ways wins.
 *
 * A run of exactly n reels pays `pay × ways`, ways being the product of the places on those reels,
 * and ends at a reel that is blank for the symbol. Reels stop independently, so the expected product
 * is the product of the sums. A wild in the run multiplies it by m: summing all runs m times and
 * taking away m − 1 times those without a wild pays each kind what it should.
 */
export function exactWaysUnits(game: SlotGame, reels: Reels): Fraction {
  const units = game.symbols.reduce((sum, symbol) => sum + symbolUnits(game, reels, symbol), 0n)
  return fraction(units, stopCombinations(reels))
}

function symbolUnits(game: SlotGame, reels: Reels, symbol: string): bigint {
  const pays = runPays(game, symbol)
  if (!pays) return 0n
  const sums = reels.map((strip, reel) => reelSums(game, symbol, reelViews(game, strip, reel)))
  const m = BigInt(symbol === game.wild?.symbol ? 1 : (game.wild?.multiplier ?? 1))
  return sums.reduce((units, _, last) => {
    const pay = BigInt(symbolPay(pays, last + 1))
    return units + pay * runWays(sums, last + 1, m)
  }, 0n)
}

/** Ways of runs over exactly `count` reels, wild-multiplied, over every stop of all reels. */
function runWays(sums: readonly ReelSums[], count: number, m: bigint): bigint {
  const run = sums.slice(0, count)
  const all = run.reduce((product, reel) => product * reel.places, 1n)
  const withoutWild = run.reduce((product, reel) => product * reel.placesWithoutWild, 1n)
  const end = sums[count]?.blankStops ?? 1n
  const rest = sums.slice(count + 1).reduce((product, reel) => product * reel.stops, 1n)
  return (m * all - (m - 1n) * withoutWild) * end * rest
}

function reelSums(game: SlotGame, symbol: string, views: readonly ReelView[]): ReelSums {
  const wild = symbol === game.wild?.symbol ? undefined : game.wild?.symbol
  const countIn = ({ shown }: ReelView): number =>
    shown.filter((shown) => shown === symbol || shown === wild).length
  const total = (some: readonly ReelView[]): bigint =>
    BigInt(some.reduce((places, view) => places + countIn(view), 0))
  return {
    stops: BigInt(views.length),
    blankStops: BigInt(views.filter((view) => countIn(view) === 0).length),
    places: total(views),
    placesWithoutWild: total(views.filter(({ shown }) => !wild || !shown.includes(wild))),
  }
}
