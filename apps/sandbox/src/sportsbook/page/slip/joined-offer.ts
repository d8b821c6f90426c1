import { combinedCenti, isTooLong, stakeWithin, type Sizes } from '@maidan/casino/multiple'
import { oddsMoved } from '../matches/odds-moved.ts'
import { centiOf } from './bet-return.ts'
import type { SlipLeg } from './slip-state.ts'

/** The selections of a bet together. */
export type JoinedOffer = {
  /** The odds of now, each; those agreed on where one is not offered. */
  each: readonly string[]
  /** All of them together, as they are shown. */
  odds: string
  agreed: string
  /** Whether any of them moved since the player agreed. */
  moved: boolean
  isOffered: boolean
  isTooLong: boolean
  /** Whether two of them are of one match. */
  clashes: boolean
  inPlay: boolean
  live: boolean
  connected: boolean
}

/** What the selections come to together; a single is what its one selection is. */
export function joinedOffer(legs: readonly SlipLeg[], sizes: Sizes): JoinedOffer {
  const each = legs.map(({ agreedOdds, offer }) => offer.odds ?? agreedOdds)
  const offers = legs.map(({ offer }) => offer)
  return {
    each,
    odds: oddsTogether(each, sizes),
    agreed: oddsTogether(
      legs.map(({ agreedOdds }) => agreedOdds),
      sizes,
    ),
    moved: legs.some(({ agreedOdds, offer }) => oddsMoved(agreedOdds, offer.odds) !== null),
    isOffered: offers.every(({ odds }) => odds !== null),
    isTooLong: isTooLong(centiOf(each), sizes),
    clashes: new Set(legs.map(({ eventId }) => eventId)).size < legs.length,
    inPlay: offers.some(({ inPlay }) => inPlay),
    live: offers.every(({ live }) => live),
    connected: offers.every(({ connected }) => connected),
  }
}

/** The largest stake at these odds, of a system on all its bets: what the book takes, and what it pays at most. */
export function stakeMaxAt(
  { maxMinor, returnMaxMinor }: { maxMinor: bigint; returnMaxMinor: bigint },
  each: readonly string[],
  sizes: Sizes,
): bigint {
  const payable = stakeWithin(returnMaxMinor, centiOf(each), sizes)
  return payable < maxMinor ? payable : maxMinor
}

/** Odds together, as they are shown. */
export function oddsTogether(odds: readonly string[], sizes?: Sizes): string {
  const digits = String(combinedCenti(centiOf(odds), sizes)).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}
