import { fraction, type Fraction } from '../../chance/fraction.ts'
import type { EventMarket, ResultWays } from './event-model.ts'

/** The lowest and the highest price, in hundredths of the stake. */
export const PRICE_MIN_CENTI = 101
export const PRICE_MAX_CENTI = 50_000

/** A pick with its price, and what follows from both: exactly what comes back of a stake. */
export type PricedPick = {
  market: string
  pick: string
  priceCenti: number
  exactReturn: Fraction
  wonChance: Fraction
}

const BPS = 10_000n

/**
 * Prices every pick of a market. The price o of a pick that wins with chance w and is void with chance
 * v returns w * o + v of a stake; it is set so that this is the market's return, rounded down to a step
 * of prices. A pick that cannot win, or whose price would be below the lowest, is not offered.
 */
export function pricePicks<Result>(
  market: EventMarket<Result>,
  all: readonly ResultWays<Result>[],
): readonly PricedPick[] {
  const total = all.reduce((sum, { ways }) => sum + ways, 0n)
  return market.picks.flatMap((pick) => {
    const ways = countEnds(market, pick, all)
    if (ways.won === 0n) return []
    const backCenti = (total * BigInt(market.returnBps) - ways.void * BPS) * 100n
    const priceCenti = stepDown(Number(backCenti / (ways.won * BPS)))
    if (priceCenti < PRICE_MIN_CENTI) return []
    return {
      market: market.key,
      pick,
      priceCenti,
      exactReturn: fraction(ways.won * BigInt(priceCenti) + ways.void * 100n, total * 100n),
      wonChance: fraction(ways.won, total),
    }
  })
}

/** In how many ways a pick is won and is void. Most are lost, and counting those would take longest. */
function countEnds<Result>(
  market: EventMarket<Result>,
  pick: string,
  all: readonly ResultWays<Result>[],
): { won: bigint; void: bigint } {
  const counted = { won: 0n, void: 0n }
  for (const { result, ways } of all) {
    const end = market.resultOf(pick, result)
    if (end !== 'lost') counted[end] += ways
  }
  return counted
}

/** Prices as people read them: 1.87, 6.40, 34, 250. */
const STEPS = [
  { belowCenti: 500, stepCenti: 1 },
  { belowCenti: 2_000, stepCenti: 10 },
  { belowCenti: Infinity, stepCenti: 100 },
] as const

/** The highest price that is no higher than this one, within what can be offered. */
export function stepDown(centi: number): number {
  const capped = Math.min(centi, PRICE_MAX_CENTI)
  const step = STEPS.find(({ belowCenti }) => capped < belowCenti)?.stepCenti ?? 1
  return capped - (capped % step)
}
