import type { Asked } from '../matches/find-offers.ts'

/** What a page asks for, read and in numbers: odds in hundredths, the stake in minor units. */
export type BetOrder = {
  betId: string
  /** One for a single, more for a multiple. */
  selections: readonly Asked[]
  stakeMinor: bigint
  /** The grant that it is a free bet of; null for one that its player pays. */
  grantId: string | null
}
