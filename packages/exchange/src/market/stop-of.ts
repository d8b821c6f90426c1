import { isCancelsOnly } from './cancels-only.ts'
import { isFeedStale } from './is-feed-stale.ts'
import type { Market, MarketRefusal, SuspensionReason } from './market.ts'

/**
 * What stops an order on this runner at this moment; null if nothing does.
 *
 * Nothing passes at or after the moment the result can be known, whether the market is closed yet
 * or not. What was matched between that moment and the hour we learnt of it is voided as a span.
 */
export function stopOf(market: Market, runnerId: number, nowMs: number): MarketRefusal | null {
  const runner = market.runners.find((one) => one.runnerId === runnerId)
  if (runner === undefined) return 'RUNNER_UNKNOWN'
  if (market.status === 'closed' || isResultKnown(market, nowMs)) return 'MARKET_CLOSED'
  if (market.status === 'inactive') return 'MARKET_NOT_OPEN'
  if (runner.isRemoved) return 'RUNNER_REMOVED'
  const reasons = [...market.suspensions, ...runner.suspensions]
  if (reasons.length > 0) return codeOf(reasons)
  if (isCancelsOnly(market, nowMs)) return 'CANCELS_ONLY'
  return isFeedStale(market, nowMs) ? 'FEED_STALE' : null
}

function isResultKnown({ resultKnownAtMs }: Market, nowMs: number): boolean {
  return resultKnownAtMs !== null && nowMs >= resultKnownAtMs
}

/** The reason that will last longest is the one to tell: a ball is over in seconds. */
function codeOf(reasons: readonly SuspensionReason[]): MarketRefusal {
  if (reasons.every((reason) => reason === 'ball_running')) return 'BALL_RUNNING'
  const isSilent = reasons.every((reason) => reason === 'ball_running' || reason === 'stale')
  return isSilent ? 'FEED_STALE' : 'MARKET_SUSPENDED'
}
