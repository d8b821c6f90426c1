import { divideMoney } from '@maidan/money'

/** One bet is on so many selections at most, each of another match. */
export const LEGS_MAX = 8

/** The longest that the odds of one bet may come to together, in hundredths. */
export const COMBINED_CENTI_MAX = 100_000

const CENTI = 100n

/**
 * The odds of selections that all have to win, exactly: their product, as a fraction. One selection has
 * its own odds. Nothing is rounded here: what a bet pays is cut once, at the end.
 */
export function combinedOdds(legsCenti: readonly number[]): {
  numerator: bigint
  denominator: bigint
} {
  return {
    numerator: legsCenti.reduce((product, centi) => product * BigInt(centi), 1n),
    denominator: CENTI ** BigInt(legsCenti.length),
  }
}

/** The combined odds as they are shown, in hundredths, cut off: what is paid is never less than they say. */
export function combinedCenti(legsCenti: readonly number[]): number {
  const { numerator, denominator } = combinedOdds(legsCenti)
  return Number(divideMoney(numerator * CENTI, denominator, 'floor'))
}

/** Whether the odds together are longer than one bet may have. */
export function isTooLong(legsCenti: readonly number[]): boolean {
  const { numerator, denominator } = combinedOdds(legsCenti)
  return numerator * CENTI > denominator * BigInt(COMBINED_CENTI_MAX)
}

/**
 * What a stake returns if every selection wins, the stake included: the stake times the exact product,
 * cut once to the whole minor unit.
 */
export function returnOf(stakeMinor: bigint, legsCenti: readonly number[]): bigint {
  const { numerator, denominator } = combinedOdds(legsCenti)
  return divideMoney(stakeMinor * numerator, denominator, 'floor')
}

/** The largest stake whose return at these odds is not above `returnMaxMinor`. */
export function stakeWithin(returnMaxMinor: bigint, legsCenti: readonly number[]): bigint {
  const { numerator, denominator } = combinedOdds(legsCenti)
  // What is cut off a return may add up to almost one more unit.
  return divideMoney((returnMaxMinor + 1n) * denominator - 1n, numerator, 'floor')
}
