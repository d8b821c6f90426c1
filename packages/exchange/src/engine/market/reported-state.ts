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
  /** A material event was reported, and what it did never reached the disk. */
  isEventDue: boolean
}

/** What has to be remembered of a market that is to be read anew; null: nothing was reported. */
export function reportedState({ reported, life, eventState }: LiveMarket): ReportedState | null {
  if (!reported) return null
  const { version, cancelsOnlyUntilMs, lastPriceAtMs } = life
  return {
    price: reported,
    aliveAtMs: lastPriceAtMs ?? reported.atMs,
    version,
    cancelsOnlyUntilMs,
    isEventDue: eventState !== 'committed',
  }
}

/**
 * Gives a market that was read anew what was reported before: the feed stands by its price for as long
 * as it did, and whatever was seen of the market is an older version. The price itself is then taken
 * as a command, and so is an event before it that was not committed.
 */
export function restoreReported(market: LiveMarket, state: ReportedState) {
  const { price, aliveAtMs: lastPriceAtMs, cancelsOnlyUntilMs } = state
  const version = Math.max(market.life.version, state.version + 1)
  market.reported = price
  if (state.isEventDue) market.eventState = 'due'
  market.life = { ...market.life, lastPriceAtMs, version, cancelsOnlyUntilMs }
}

/**
 * For a market of which this process has heard nothing: what happened in play before is not known, so
 * that its first report counts as an event for the orders that rest.
 */
export function expectEvent(market: LiveMarket) {
  if (market.life.isInPlay && market.orders.size > 0) market.eventState = 'due'
}

/** Notes that everything done to a market is on disk. */
export function noteCommitted(market: LiveMarket) {
  if (market.eventState === 'applied') market.eventState = 'committed'
}
