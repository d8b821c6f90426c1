import type { EventSpot } from '@maidan/casino'
import type { OwnStake } from '../../board.ts'

/** A bet that stands, for tests. */
export function ownStake(
  spot: EventSpot,
  stakeMinor: bigint,
  state: OwnStake<EventSpot>['state'] = 'standing',
): OwnStake<EventSpot> {
  const betId = `${spot.market}-${spot.pick}-${stakeMinor}`
  return { betId, spot, stakeMinor, state, outAtCenti: null, winMinor: null }
}
