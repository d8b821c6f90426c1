import { allTogether, freeReturnOf, returnOf, type Sizes } from '@maidan/casino/multiple'

const CENTI = 100n

/** Decimal odds such as `1.85` in hundredths, exactly. */
export function oddsCenti(odds: string): bigint {
  const [whole = '0', part = ''] = odds.split('.')
  return BigInt(whole) * CENTI + BigInt(part.padEnd(2, '0').slice(0, 2))
}

/** Odds of several selections in hundredths, as the book reckons with them. */
export function centiOf(odds: readonly string[]): number[] {
  return odds.map((each) => Number(oddsCenti(each)))
}

export type BetReturn = { returnMinor: bigint; profitMinor: bigint }

/**
 * What a stake, of a system all of it together, returns if all win: the stake included and down to the
 * whole minor unit.
 */
export function betReturn(
  stakeMinor: bigint,
  odds: readonly string[],
  sizes: Sizes = allTogether(odds.length),
): BetReturn {
  const returnMinor = returnOf(stakeMinor, centiOf(odds), sizes)
  return { returnMinor, profitMinor: returnMinor - stakeMinor }
}

/** What a free bet returns: its win alone. */
export function freeReturn(stakeMinor: bigint, odds: readonly string[]): BetReturn {
  const returnMinor = freeReturnOf(stakeMinor, centiOf(odds))
  return { returnMinor, profitMinor: returnMinor }
}
