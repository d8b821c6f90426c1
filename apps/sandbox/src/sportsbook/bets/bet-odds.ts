import {
  combinedCenti,
  countingOdds,
  freeReturnOf,
  isSystem,
  returnOf,
  systemReturnOf,
} from '@maidan/casino'
import type { Bet } from './bet.ts'
import { decidedLeg } from './leg.ts'

/**
 * The odds of a bet together, in hundredths, cut off: without its void selections, unless nothing else is
 * left of it. Those of a system are what it pays for each unit staked if all of them win.
 */
export function betOddsCenti(bet: Pick<Bet, 'legs' | 'sizes'>): number {
  const { legs, sizes } = bet
  if (!isSystem(sizes, legs.length)) return combinedCenti(betOdds(bet))
  return combinedCenti(
    legs.map(({ oddsCenti }) => oddsCenti),
    sizes,
  )
}

function betOdds({ legs }: Pick<Bet, 'legs'>): number[] {
  const counting = countingOdds(legs.map(decidedLeg))
  return counting.length > 0 ? counting : legs.map(({ oddsCenti }) => oddsCenti)
}

/**
 * What a bet pays, or would pay, if every selection that counts wins, the stake included; what it was
 * cashed out for once it was. A free bet pays without its stake.
 */
export function betReturn(
  bet: Pick<Bet, 'legs' | 'sizes' | 'stakeMinor' | 'cashedMinor' | 'grantId'>,
): bigint {
  const { legs, sizes, stakeMinor } = bet
  if (bet.cashedMinor !== null) return bet.cashedMinor
  if (isSystem(sizes, legs.length)) return systemReturnOf(stakeMinor, legs.map(decidedLeg), sizes)
  const paid = bet.grantId === null ? returnOf : freeReturnOf
  return paid(stakeMinor, betOdds(bet))
}
