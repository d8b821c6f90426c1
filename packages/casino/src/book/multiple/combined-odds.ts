import { divideMoney } from '@maidan/money'
import { joined, type Fraction } from './joined-fraction.ts'
import { allTogether, type Sizes } from './sizes.ts'

/** One bet is on so many selections at most, each of another match. */
export const LEGS_MAX = 8

/** The longest that the odds of one bet may come to together, in hundredths. */
export const COMBINED_CENTI_MAX = 100_000

const CENTI = 100n

/**
 * What a bet pays for each unit staked if all its selections win, exactly: the product of their odds, or,
 * of a system, what the products of all its bets come to on average. Nothing is rounded here: what a bet
 * pays is cut once, at the end.
 */
export function combinedOdds(
  legsCenti: readonly number[],
  sizes: Sizes = allTogether(legsCenti.length),
): Fraction {
  const factors = legsCenti.map((centi) => ({ numerator: BigInt(centi), denominator: CENTI }))
  return joined(factors, sizes)
}

/** The combined odds as they are shown, in hundredths, cut off: what is paid is never less than they say. */
export function combinedCenti(legsCenti: readonly number[], sizes?: Sizes): number {
  const { numerator, denominator } = combinedOdds(legsCenti, sizes)
  return Number(divideMoney(numerator * CENTI, denominator, 'floor'))
}

/** The odds, in hundredths and cut off, of the shortest of the bets in a bet: of all of it, where that is one. */
export function shortestCenti(legsCenti: readonly number[], sizes: Sizes): number {
  return combinedCenti(legsCenti.toSorted((a, b) => a - b).slice(0, sizes[0]))
}

/** Whether the odds together, or those of one of the bets of a system, are longer than one bet may have. */
export function isTooLong(legsCenti: readonly number[], sizes?: Sizes): boolean {
  const longest = legsCenti.toSorted((a, b) => b - a).slice(0, sizes?.at(-1))
  const { numerator, denominator } = combinedOdds(longest)
  return numerator * CENTI > denominator * BigInt(COMBINED_CENTI_MAX)
}

/**
 * What a stake returns if every selection wins, the stake included: the stake, of a system all of it
 * together, times the exact odds, cut once to the whole minor unit.
 */
export function returnOf(stakeMinor: bigint, legsCenti: readonly number[], sizes?: Sizes): bigint {
  const { numerator, denominator } = combinedOdds(legsCenti, sizes)
  return divideMoney(stakeMinor * numerator, denominator, 'floor')
}

/** The largest stake whose return at these odds is not above `returnMaxMinor`. */
export function stakeWithin(
  returnMaxMinor: bigint,
  legsCenti: readonly number[],
  sizes?: Sizes,
): bigint {
  const { numerator, denominator } = combinedOdds(legsCenti, sizes)
  // What is cut off a return may add up to almost one more unit.
  return divideMoney((returnMaxMinor + 1n) * denominator - 1n, numerator, 'floor')
}

/** What a stake returns at least if no more than the shortest of its sizes win. */
export function leastReturnOf(
  stakeMinor: bigint,
  legsCenti: readonly number[],
  sizes: Sizes,
): bigint {
  const [fewest = legsCenti.length] = sizes
  const shortest = legsCenti.toSorted((a, b) => a - b)
  const won = shortest.map((centi, nth) => (nth < fewest ? centi : 0))
  return returnOf(stakeMinor, won, sizes)
}
