import { betCount, leastReturnOf, type Sizes } from '@maidan/casino/multiple'
import { centiOf } from '../bet-return.ts'
import type { StakeBounds } from '../slip-state.ts'

/** What a system costs altogether, and what it pays at least once it pays anything. */
export type SystemTotal = {
  bets: number
  eachMinor: bigint
  totalMinor: bigint
  /** So many selections have to win, and then it returns `leastMinor` or more. */
  fewest: number
  leastMinor: bigint
}

/** What a stake on each bet of a system comes to, at these odds. */
export function systemTotal(eachMinor: bigint, each: readonly string[], sizes: Sizes): SystemTotal {
  const bets = betCount(each.length, sizes)
  const totalMinor = eachMinor * BigInt(bets)
  const [fewest = each.length] = sizes
  const leastMinor = leastReturnOf(totalMinor, centiOf(each), sizes)
  return { bets, eachMinor, totalMinor, fewest, leastMinor }
}

/** The bounds of a whole stake as those of the stake on each of its bets. */
export function boundsOfEach<Bounds extends StakeBounds>(bounds: Bounds, bets: number): Bounds {
  const count = BigInt(bets)
  const { minMinor, maxMinor, balanceMinor } = bounds
  return {
    ...bounds,
    minMinor: (minMinor + count - 1n) / count,
    maxMinor: maxMinor / count,
    balanceMinor: balanceMinor / count,
  }
}
