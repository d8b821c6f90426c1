import { returnOf } from './combined-odds.ts'

/**
 * The least odds of a free bet, in hundredths. Below that it would be little else than money that is
 * handed out.
 */
export const FREE_BET_ODDS_MIN_CENTI = 150

/** Whether a free bet is taken at these odds, in hundredths. */
export function mayBeFree(oddsCenti: number): boolean {
  return oddsCenti >= FREE_BET_ODDS_MIN_CENTI
}

/** What a free bet pays if it wins: what a paid one does, less the stake, which nobody has paid. */
export function freeReturnOf(stakeMinor: bigint, legsCenti: readonly number[]): bigint {
  return returnOf(stakeMinor, legsCenti) - stakeMinor
}
