import type { OwnStake } from '../board.ts'

type OwnResult = { stakedMinor: bigint; paidMinor: bigint }

/**
 * What the player's bets of a round come to. What the studio has not booked yet is taken from the
 * rules (`payMinor`), which are the same there.
 */
export function ownResult<Spot>(
  own: readonly OwnStake<Spot>[],
  payMinor: (stakeMinor: bigint, spot: Spot) => bigint,
): OwnResult {
  const paid = ({ winMinor, stakeMinor, spot }: OwnStake<Spot>) =>
    winMinor ?? payMinor(stakeMinor, spot)
  return {
    stakedMinor: own.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0n),
    paidMinor: own.reduce((sum, stake) => sum + paid(stake), 0n),
  }
}
