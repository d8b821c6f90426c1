import type { LiveMarket } from '../market/live-market.ts'
import { remainingOf, type LiveOrder } from './live-order.ts'
import { addOrder } from './order-entry.ts'

/**
 * Puts an order that was stored back where it stood. Orders are given in the order in which they
 * came, so that time priority survives; none of them cross.
 */
export function restoreOrder(market: LiveMarket, order: LiveOrder) {
  addOrder(market, order)
  if (order.state !== 'open' || order.terms.on !== 'ladder') return
  const { runnerId, side, tick } = order.terms
  const sizeMinor = remainingOf(order)
  const { orderId, playerId, persistence } = order
  market.books.get(runnerId)?.place({ orderId, playerId, side, tick, sizeMinor, persistence })
}
