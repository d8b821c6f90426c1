import { oddsOfTick } from '@maidan/money'
import { SIZE_MAX_MINOR } from '../book/order-book.ts'
import { leastOf } from './house-limits.ts'

/** One side of a quote of the house: what a player bets on it wins `rateCenti` per 100. */
export type HouseQuoteSide = Readonly<{
  /** Back and yes, or lay and no. */
  isFor: boolean
  rateCenti: number
}>

/** What a tick of the ladder wins per 100, in hundredths. */
export function rateAtTick(tick: number): number {
  return (oddsOfTick(tick) - 100) * 100
}

const RATE_UNIT = 10_000n

/**
 * The largest stake at which the house loses at most `roomMinor` more: exactly, with the rounding of
 * `profitAtRate`. A player who bets for a claim can win the profit; who bets against it, the stake.
 */
export function possibleStake({ isFor, rateCenti }: HouseQuoteSide, roomMinor: bigint): bigint {
  if (roomMinor < 0n) return 0n
  if (!isFor) return leastOf(roomMinor, SIZE_MAX_MINOR)
  if (rateCenti === 0) return SIZE_MAX_MINOR
  // floor(stake × rate / unit) ≤ room says the same as stake × rate < (room + 1) × unit.
  const stakeMinor = ((roomMinor + 1n) * RATE_UNIT - 1n) / BigInt(rateCenti)
  return leastOf(stakeMinor, SIZE_MAX_MINOR)
}
