import { dragonTiger, type DragonTigerOutcome, type DragonTigerSpot } from '@maidan/casino'
import type { OwnStake } from '../../board.ts'

type OwnResult = { stakedMinor: bigint; paidMinor: bigint }

/**
 * What the player's bets of the round come to. What the studio has not booked yet is taken from the
 * rules, which are the same there.
 */
export function ownResult(
  own: readonly OwnStake<DragonTigerSpot>[],
  outcome: DragonTigerOutcome,
): OwnResult {
  const paid = ({ winMinor, stakeMinor, spot }: OwnStake<DragonTigerSpot>) =>
    winMinor ?? dragonTiger.payMinor(stakeMinor, spot, outcome)
  return {
    stakedMinor: own.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0n),
    paidMinor: own.reduce((sum, stake) => sum + paid(stake), 0n),
  }
}
