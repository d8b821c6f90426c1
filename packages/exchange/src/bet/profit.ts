import { divideMoney, oddsOfTick } from '@maidan/money'

/**
 * What a backer wins at a tick of the ladder: floor(stake × (odds − 1.00)).
 *
 * This is the one place that rounds a match. The layer risks the very same number, so whatever the
 * floor takes from the backer stays with the layer and a match creates and loses nothing.
 */
export function profitAtTick(tick: number, stakeMinor: bigint): bigint {
  requireStake(stakeMinor)
  return divideMoney(stakeMinor * BigInt(oddsOfTick(tick) - 100), 100n, 'floor')
}

/**
 * What a bet at a house rate wins: floor(stake × rate / 100). The rate is what a stake of 100 wins,
 * in hundredths, so that 90 is `9_000` and 87.5 is `8_750`.
 */
export function profitAtRate(rateCenti: number, stakeMinor: bigint): bigint {
  requireStake(stakeMinor)
  if (!Number.isSafeInteger(rateCenti) || rateCenti < 0) {
    throw new RangeError(`${rateCenti} is not a rate in hundredths`)
  }
  return divideMoney(stakeMinor * BigInt(rateCenti), 10_000n, 'floor')
}

function requireStake(stakeMinor: bigint): void {
  if (stakeMinor < 0n) throw new RangeError('a stake is never negative')
}
