import type { MarketPrice } from '../prices/market-price.ts'
import type { LiveMarket } from './live-market.ts'

/** What the feed made of a market, which no database keeps: one that is read anew begins with it. */
export type ReportedState = {
  price: MarketPrice
  /** When the feed was last known to stand by it. */
  aliveAtMs: number
  /** The market's version, and until when only cancels were taken. */
  version: number
  cancelsOnlyUntilMs: number | null
}

/** What has to be remembered of a market that is to be read anew; null: nothing was reported. */
export function reportedState({ reported, life }: LiveMarket): ReportedState | null {
  if (!reported) return null
  const { version, cancelsOnlyUntilMs, lastPriceAtMs } = life
  return { price: reported, aliveAtMs: lastPriceAtMs ?? reported.atMs, version, cancelsOnlyUntilMs }
}

/**
 * Gives a market that was read anew what was reported before: the feed stands by its price for as long
 * as it did, and whatever was seen of the market is an older version. The price itself is then taken
 * as a command.
 */
export function restoreReported(market: LiveMarket, state: ReportedState) {
  const { price, aliveAtMs: lastPriceAtMs, cancelsOnlyUntilMs } = state
  const version = Math.max(market.life.version, state.version + 1)
  market.reported = price
  market.life = { ...market.life, lastPriceAtMs, version, cancelsOnlyUntilMs }
}
