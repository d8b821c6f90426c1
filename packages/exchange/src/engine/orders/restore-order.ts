import type { LiveMarket } from '../market/live-market.ts'
import { inBook } from './in-book.ts'
import type { LiveOrder } from './live-order.ts'
import { addOrder } from './order-entry.ts'

/**
 * Puts an order that was stored back where it stood. Orders are given in the order in which they
 * came, so that time priority survives; none of them cross.
 */
export function restoreOrder(market: LiveMarket, order: LiveOrder) {
  addOrder(market, order)
  if (order.state !== 'open' || order.terms.on !== 'ladder') return
  market.books.get(order.terms.runnerId)?.place(inBook(order, order.terms))
}
