import type { BookEvent, LapseReason } from '../../book/order-book.ts'
import type { At } from '../at.ts'
import { noteOrder } from '../changes.ts'
import type { LapseCode } from '../refusal.ts'
import type { LiveOrder } from './live-order.ts'
import { closeIfDone } from './order-entry.ts'
import { matchOrder } from './match-order.ts'

/** Carries what a book did over to the orders and positions of its market. */
export function applyBookEvents(at: At, events: readonly BookEvent[]) {
  for (const event of events) applyEvent(at, event)
}

function applyEvent(at: At, event: BookEvent) {
  switch (event.type) {
    case 'matched':
      return applyMatch(at, event)
    case 'rested':
      return
    case 'cancelled':
      return take(at, event.orderId, (order) => {
        order.cancelledMinor += event.sizeMinor
      })
    case 'lapsed':
      return take(at, event.orderId, (order) => {
        order.lapsedMinor += event.sizeMinor
        order.lapseCode = LAPSE_CODES[event.reason]
      })
  }
}

const LAPSE_CODES = {
  turned_in_play: 'TURNED_IN_PLAY',
  expired: 'ORDER_EXPIRED',
  self_match: 'SELF_MATCH',
  not_filled: 'NOT_FILLED',
  suspended: 'MARKET_SUSPENDED',
  closed: 'MARKET_CLOSED',
  void: 'MARKET_CLOSED',
} as const satisfies Record<LapseReason, LapseCode>

/** An order of the house is in no list: its offers come and go with the feed. */
function take({ market, changes }: At, orderId: number, change: (order: LiveOrder) => void) {
  const order = market.orders.get(orderId)
  if (!order) return
  change(order)
  closeIfDone(market, order)
  noteOrder(changes, market, order)
}

function applyMatch(at: At, event: Extract<BookEvent, { type: 'matched' }>) {
  const matchId = at.nextId()
  const orders = [event.makerOrderId, event.takerOrderId].flatMap(
    (orderId) => at.market.orders.get(orderId) ?? [],
  )
  // An order that is nobody's is the house's.
  const withHouse = orders.length === 1
  for (const order of orders) {
    if (order.terms.on !== 'ladder') continue
    const terms = { ...order.terms, tick: event.tick }
    matchOrder(at, { order, terms, matchId, stakeMinor: event.sizeMinor, withHouse })
  }
}
