import type { Sizes } from '@maidan/casino'
import type { Asked } from '../matches/find-offers.ts'

/** What a page asks for, read and in numbers: odds in hundredths, the stake in minor units. */
export type BetOrder = {
  betId: string
  /** One for a single, more for a multiple. */
  selections: readonly Asked[]
  /** Which choices of the selections are a bet each: a system, or all of them together. */
  sizes: Sizes
  /** Of all its bets together. */
  stakeMinor: bigint
  /** The grant that it is a free bet of; null for one that its player pays. */
  grantId: string | null
}
