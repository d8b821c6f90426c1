import type { Fraction } from '../../chance/fraction.ts'
import type { BetFacts } from '../board-facts.ts'
import type { PricedPick } from './price-picks.ts'

/**
 * What is said of each market before anybody bets: the return and hit rate of its least generous pick,
 * and the most that any pick pays. Markets stand in the order in which they first come.
 */
export function worstFacts(picks: readonly PricedPick[]): readonly BetFacts[] {
  const markets = [...new Set(picks.map(({ market }) => market))]
  return markets.map((key) => {
    const offered = picks.filter(({ market }) => market === key)
    const worst = offered.reduce((least, pick) =>
      isBelow(pick.exactReturn, least.exactReturn) ? pick : least,
    )
    const highestCenti = Math.max(...offered.map(({ priceCenti }) => priceCenti))
    return {
      key,
      exactReturn: worst.exactReturn,
      hitRate: worst.wonChance,
      largestMultiple: Math.ceil(highestCenti / 100),
    }
  })
}

function isBelow(one: Fraction, other: Fraction): boolean {
  return one.numerator * other.denominator < other.numerator * one.denominator
}
