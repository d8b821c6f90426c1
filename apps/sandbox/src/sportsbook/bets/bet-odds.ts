import { countingOdds, freeReturnOf, returnOf } from '@maidan/casino'
import type { Bet } from './bet.ts'
import { decidedLeg } from './leg.ts'

/** The odds that count in a bet: without its void selections, unless nothing else is left of it. */
export function betOdds({ legs }: Pick<Bet, 'legs'>): number[] {
  const counting = countingOdds(legs.map(decidedLeg))
  return counting.length > 0 ? counting : legs.map(({ oddsCenti }) => oddsCenti)
}

/**
 * What a bet pays, or would pay, if every selection that counts wins, the stake included; what it was
 * cashed out for once it was. A free bet pays without its stake.
 */
export function betReturn(
  bet: Pick<Bet, 'legs' | 'stakeMinor' | 'cashedMinor' | 'grantId'>,
): bigint {
  const paid = bet.grantId === null ? returnOf : freeReturnOf
  return bet.cashedMinor ?? paid(bet.stakeMinor, betOdds(bet))
}
