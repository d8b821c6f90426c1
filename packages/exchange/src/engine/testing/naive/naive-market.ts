import type { MarketRefusal, SuspensionReason } from '../../../market/market.ts'
import { openNaiveBook } from '../../../book/naive-book.ts'
import type { OrderBook } from '../../../book/order-book.ts'
import type { HouseQuote } from '../../house/house-quote.ts'
import type { MarketFacts } from '../../market/live-market.ts'
import type { Terms } from '../../market/terms.ts'
import type { LiveOrder } from '../../orders/live-order.ts'
import type { MarketPrice } from '../../prices/market-price.ts'

/** A match of one player, for ever. */
export type NaiveMatch = {
  matchId: number
  orderId: number
  playerId: number
  terms: Terms
  stakeMinor: bigint
  profitMinor: bigint
  withHouse: boolean
}

/** A market as lists of all that ever happened to it; sums are made anew whenever one is asked for. */
export type NaiveMarket = {
  facts: MarketFacts
  delayMs: number
  staleAfterMs: number
  isClosed: boolean
  isInPlay: boolean
  version: number
  reasons: SuspensionReason[]
  removed: number[]
  lastPriceAtMs: number | null
  cancelsUntilMs: number
  resultAtMs: number | null
  reported: MarketPrice | null
  quotes: HouseQuote[]
  books: Map<number, OrderBook>
  offers: { orderId: number; runnerId: number }[]
  nextHouseId: number
  houseWaits: boolean
  orders: LiveOrder[]
  matches: NaiveMatch[]
}

export function openNaiveMarket(
  facts: MarketFacts,
  times: { delayMs: number; staleAfterMs: number },
): NaiveMarket {
  return {
    facts,
    ...times,
    isClosed: false,
    isInPlay: false,
    version: 1,
    reasons: [],
    removed: [],
    lastPriceAtMs: null,
    cancelsUntilMs: 0,
    resultAtMs: null,
    reported: null,
    quotes: [],
    books: new Map(
      facts.kind === 'match_odds' ? facts.runnerIds.map((id) => [id, openNaiveBook()]) : [],
    ),
    offers: [],
    nextHouseId: 2 ** 52,
    houseWaits: false,
    orders: [],
    matches: [],
  }
}

/** Why no order enters now: the checks in the order in which players are told of them. */
export function naiveStop(
  market: NaiveMarket,
  runnerId: number,
  nowMs: number,
): MarketRefusal | null {
  const { reasons, resultAtMs, lastPriceAtMs } = market
  if (!market.facts.runnerIds.includes(runnerId)) return 'RUNNER_UNKNOWN'
  if (market.isClosed) return 'MARKET_CLOSED'
  if (resultAtMs !== null && resultAtMs <= nowMs) return 'MARKET_CLOSED'
  if (market.removed.includes(runnerId)) return 'RUNNER_REMOVED'
  if (reasons.some((one) => one === 'feed' || one === 'staff' || one === 'event'))
    return 'MARKET_SUSPENDED'
  if (reasons.includes('stale')) return 'FEED_STALE'
  if (reasons.includes('ball_running')) return 'BALL_RUNNING'
  if (nowMs < market.cancelsUntilMs) return 'CANCELS_ONLY'
  if (lastPriceAtMs === null || nowMs > lastPriceAtMs + market.staleAfterMs) return 'FEED_STALE'
  return null
}

export function naiveSuspend(market: NaiveMarket, reason: SuspensionReason) {
  if (market.isClosed || market.reasons.includes(reason)) return
  market.reasons.push(reason)
  market.version += 1
}

export function naiveResume(market: NaiveMarket, reason: SuspensionReason) {
  if (market.isClosed) return
  market.reasons = market.reasons.filter((one) => one !== reason)
}

export function left(order: LiveOrder): bigint {
  return order.sizeMinor - order.matchedMinor - order.lapsedMinor - order.cancelledMinor
}
