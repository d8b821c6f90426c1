/** Stake that earns one VIP point: 100 taka. */
export const POINT_STAKE_MINOR = 10_000n

export type PointBalance = { points: bigint; restMinor: bigint }

/**
 * Points after a stake, the rest carried in minor units. A stake below zero takes the points of a
 * rolled-back one away; points that were converted in the meantime are gone, so the balance stops
 * at zero.
 */
export function addStake({ points, restMinor }: PointBalance, stakeMinor: bigint): PointBalance {
  const sumMinor = points * POINT_STAKE_MINOR + restMinor + stakeMinor
  const totalMinor = sumMinor > 0n ? sumMinor : 0n
  return {
    points: totalMinor / POINT_STAKE_MINOR,
    restMinor: totalMinor % POINT_STAKE_MINOR,
  }
}
