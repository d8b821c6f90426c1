import type { BookEvent, LapseReason } from '../../../book/order-book.ts'
import type { LiveOrder } from '../../orders/live-order.ts'
import type { LapseCode } from '../../refusal.ts'
import { left, naiveStop, type NaiveMarket } from './naive-market.ts'
import { naiveProfit } from './naive-money.ts'
import { naiveIsQuoted } from './naive-quotes.ts'

const LAPSES: Record<LapseReason, LapseCode> = {
  turned_in_play: 'TURNED_IN_PLAY',
  expired: 'ORDER_EXPIRED',
  self_match: 'SELF_MATCH',
  not_filled: 'NOT_FILLED',
  suspended: 'MARKET_SUSPENDED',
  closed: 'MARKET_CLOSED',
  void: 'MARKET_CLOSED',
}

/** Lets an order meet the house or the book. */
export function naiveMeet(market: NaiveMarket, order: LiveOrder, nextId: () => number) {
  order.state = 'open'
  const { orderId, playerId, terms, persistence, fillOrKill } = order
  const sizeMinor = left(order)
  if (terms.on !== 'ladder') {
    match(market, { order, terms, matchId: nextId(), stakeMinor: sizeMinor, withHouse: true })
    return
  }
  const { side, tick, runnerId } = terms
  const { expiresAtMs } = order
  const until = expiresAtMs === null ? {} : { expiresAtMs }
  const placed = { orderId, playerId, side, tick, sizeMinor, persistence, ...until }
  const kill = fillOrKill === null ? {} : { fillOrKill }
  naiveEvents(market, market.books.get(runnerId)?.place({ ...placed, ...kill }) ?? [], nextId)
}

/** Whether the book holds less for a part of a cash-out than all of it. */
export function naiveIsShort(market: NaiveMarket, order: LiveOrder): boolean {
  const { orderId, playerId, terms, persistence, fillOrKill, cashOutId } = order
  if (terms.on !== 'ladder' || fillOrKill === null || cashOutId === null) return false
  const { side, tick, runnerId } = terms
  const placed = { orderId, playerId, side, tick, sizeMinor: left(order), persistence, fillOrKill }
  const taken = market.books.get(runnerId)?.reach(placed) ?? []
  return taken.reduce((sum, { sizeMinor }) => sum + sizeMinor, 0n) < fillOrKill.minFillMinor
}

/** Writes down what a book did. */
export function naiveEvents(
  market: NaiveMarket,
  events: readonly BookEvent[],
  nextId: () => number,
) {
  const orderOf = (id: number) => market.orders.find(({ orderId }) => orderId === id)
  for (const event of events) {
    if (event.type === 'matched') {
      const matchId = nextId()
      const both = [orderOf(event.makerOrderId), orderOf(event.takerOrderId)]
      for (const order of both)
        if (order?.terms.on === 'ladder') {
          const terms = { ...order.terms, tick: event.tick }
          const withHouse = both.includes(undefined)
          match(market, { order, terms, matchId, stakeMinor: event.sizeMinor, withHouse })
        }
      continue
    }
    const order = orderOf(event.orderId)
    if (!order) continue
    if (event.type === 'cancelled') order.cancelledMinor += event.sizeMinor
    if (event.type === 'lapsed') {
      order.lapsedMinor += event.sizeMinor
      order.lapseCode = LAPSES[event.reason]
    }
    closeIfNothingIsLeft(order)
  }
}

type Part = Pick<NaiveMarket['matches'][number], 'terms' | 'matchId' | 'stakeMinor' | 'withHouse'>

function match(market: NaiveMarket, { order, ...part }: Part & { order: LiveOrder }) {
  const { orderId, playerId } = order
  const profitMinor = naiveProfit(part.terms, part.stakeMinor)
  market.matches.push({ ...part, orderId, playerId, profitMinor })
  order.matchedMinor += part.stakeMinor
  closeIfNothingIsLeft(order)
}

export function naiveLapse(order: LiveOrder, code: LapseCode, lapsedMinor = left(order)) {
  order.lapsedMinor += lapsedMinor
  order.lapseCode = code
  closeIfNothingIsLeft(order)
}

/** Lapses what has rested for as long as it may. */
export function naiveExpire(market: NaiveMarket, nowMs: number) {
  for (const order of market.orders) {
    if (order.state !== 'open' || (order.expiresAtMs ?? Infinity) > nowMs) continue
    if (order.terms.on === 'ladder') market.books.get(order.terms.runnerId)?.cancel(order.orderId)
    naiveLapse(order, 'ORDER_EXPIRED')
  }
}

function closeIfNothingIsLeft(order: LiveOrder) {
  if (left(order) === 0n) order.state = 'done'
}

/** Why an order that waited is not matched; null if it is. */
export function naiveReadyStop(
  market: NaiveMarket,
  { terms, marketVersion, expiresAtMs }: LiveOrder,
  nowMs: number,
): LapseCode | null {
  if (expiresAtMs !== null && expiresAtMs <= nowMs) return 'ORDER_EXPIRED'
  const stop = naiveStop(market, terms.on === 'claim' ? 0 : terms.runnerId, nowMs)
  if (stop) return stop
  if (market.version !== marketVersion) return 'MARKET_CHANGED'
  return naiveIsQuoted(market, terms) ? null : 'ODDS_CHANGED'
}
