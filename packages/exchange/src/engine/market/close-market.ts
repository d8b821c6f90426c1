import type { At } from '../at.ts'
import { applyBookEvents } from '../orders/apply-book-events.ts'
import { lapseOrder } from '../orders/lapse-order.ts'
import { moveLife } from './move-life.ts'

/** Ends the betting: the result can be known from the given moment on, and all that remains lapses. */
export function closeMarket(at: At, resultAtMs: number) {
  const { market, changes } = at
  market.reported = null
  moveLife(at, { type: 'result_known', atMs: resultAtMs })
  moveLife(at, { type: 'close' })
  for (const book of market.books.values()) applyBookEvents(at, book.lapseAll('closed'))
  market.houseOrders.clear()
  for (const order of market.orders.values()) lapseOrder(at, order, 'MARKET_CLOSED')
  changes.markets.add(market)
}
