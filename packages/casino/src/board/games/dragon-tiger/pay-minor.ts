import { dragonTigerWinner, type DragonTigerOutcome } from './outcome.ts'
import type { DragonTigerSide, DragonTigerSpot } from './spot.ts'

/** What a won stake is paid on top of its return, for one. */
export const DRAGON_TIGER_PAYS: Readonly<Record<DragonTigerSide, bigint>> = {
  dragon: 1n,
  tiger: 1n,
  tie: 11n,
  'suited-tie': 50n,
}

/**
 * What a stake is paid, in minor units, its return included. A side gets half of its stake back on
 * a tie, rounded down.
 */
export function payMinor(
  stakeMinor: bigint,
  { on }: DragonTigerSpot,
  outcome: DragonTigerOutcome,
): bigint {
  const winner = dragonTigerWinner(outcome)
  const isTie = winner === 'tie' || winner === 'suited-tie'
  if (on === winner || (on === 'tie' && isTie)) return stakeMinor * (DRAGON_TIGER_PAYS[on] + 1n)
  const isSide = on === 'dragon' || on === 'tiger'
  return isSide && isTie ? stakeMinor / 2n : 0n
}
