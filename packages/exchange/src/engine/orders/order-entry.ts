import type { LiveMarket } from '../market/live-market.ts'
import { remainingOf, type LiveOrder } from './live-order.ts'

/** An order and the market it is in. */
export type OrderEntry = { order: LiveOrder; market: LiveMarket }

/** Takes an order into the market’s lists. */
export function addOrder(market: LiveMarket, order: LiveOrder) {
  market.orders.set(order.orderId, order)
  const own = market.ordersOfPlayer.get(order.playerId) ?? new Set()
  own.add(order)
  market.ordersOfPlayer.set(order.playerId, own)
}

/** Takes an order of which nothing remains out of the market's lists. */
export function closeIfDone(market: LiveMarket, order: LiveOrder) {
  if (remainingOf(order) > 0n) return
  order.state = 'done'
  market.orders.delete(order.orderId)
  market.ordersOfPlayer.get(order.playerId)?.delete(order)
}
