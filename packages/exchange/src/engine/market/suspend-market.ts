import type { SuspensionReason } from '../../market/market.ts'
import type { At } from '../at.ts'
import { offerWaiting } from '../house/offer-house.ts'
import { moveLife } from './move-life.ts'

/** Stops the market for a reason, or takes that reason back. */
export function suspendMarket(
  at: At,
  { type, reason }: { type: 'suspend' | 'resume'; reason: SuspensionReason },
) {
  const { market, changes } = at
  moveLife(at, { type, reason })
  // What the feed withdrew stays withdrawn when its last report is taken again.
  if (reason === 'feed' && market.reported)
    market.reported = { ...market.reported, suspended: type === 'suspend' }
  offerWaiting(at)
  changes.markets.add(market)
}
