import type { MarketPrice } from './market-price.ts'

/**
 * Whether something has happened in the match since the last price that makes resting orders stale: a
 * wicket, boundary, goal, card or penalty, not every ball or point. A partner that reports none says
 * it by withdrawing its prices.
 */
export function isMaterial(last: MarketPrice, next: MarketPrice): boolean {
  if (!next.isInPlay) return false
  if (next.eventMark === null) return next.suspended && !last.suspended
  return next.eventMark !== last.eventMark
}
