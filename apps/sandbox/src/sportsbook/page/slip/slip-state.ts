import type { Sizes } from '@maidan/casino/multiple'
import type { BookFailure, FreeBetsView } from '../../book-api.ts'
import type { TypedStake } from './typed-stake.ts'

/** What the book offers for a selection at this moment. */
export type Offer = {
  /** Null while it is not offered. */
  odds: string | null
  inPlay: boolean
  /** False while the odds source is silent. */
  live: boolean
  /** False while the book itself is not heard. */
  connected: boolean
}

/** A selection of the bet: the odds that the player tapped or accepted last, and those of now. */
export type SlipLeg = { eventId: string; agreedOdds: string; offer: Offer }

/**
 * choosing   the player writes the stake
 * asking     the bet is on its way
 * slow       its answer was lost, and it is asked for again by itself
 * lost       nothing was heard; the player asks again, or looks in the bets
 */
export type SlipPhase = 'choosing' | 'asking' | 'slow' | 'lost'

export type SlipState = {
  /** One for a single, more for a multiple. */
  legs: readonly SlipLeg[]
  /** The system on them; all of them together unless one is chosen. */
  sizes: Sizes
  /** Of each bet of a system. */
  stake: TypedStake
  /** The free bet that stands in the stake's place. */
  free: FreeBetsView | null
  phase: SlipPhase
  /** Why the last try was refused, until the player changes something. */
  refusal: BookFailure | null
}

/** What bounds a stake. */
export type StakeBounds = {
  minMinor: bigint
  maxMinor: bigint
  balanceMinor: bigint
  /** The most that one bet pays. */
  returnMaxMinor: bigint
}

/** Whether the bet may be on its way to the wallet, so that the slip must not go away. */
export function isUnderWay({ phase }: Pick<SlipState, 'phase'>): boolean {
  return phase === 'asking' || phase === 'slow'
}
