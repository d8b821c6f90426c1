import type { EventSpot } from '@maidan/casino'
import type { OwnStake } from '../../board.ts'

/** A player's bets on one pick: what was staked, and what comes back if it wins. */
export type OwnPick = { stakeMinor: bigint; returnMinor: bigint; isAsked: boolean }

/** The player's bets on a pick, summed; null when there is none. */
export function ownPick(
  own: readonly OwnStake<EventSpot>[],
  market: string,
  pick: string,
): OwnPick | null {
  const bets = own.filter(({ spot }) => spot.market === market && spot.pick === pick)
  if (bets.length === 0) return null
  return {
    stakeMinor: bets.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0n),
    returnMinor: bets.reduce(
      (sum, { stakeMinor, spot }) => sum + possibleReturn(stakeMinor, spot.priceCenti),
      0n,
    ),
    isAsked: bets.some(({ state }) => state === 'asked'),
  }
}

/** What a stake returns if its pick wins, minor units, rounded down as the game pays it. */
export function possibleReturn(stakeMinor: bigint, priceCenti: number): bigint {
  return (stakeMinor * BigInt(priceCenti)) / 100n
}
