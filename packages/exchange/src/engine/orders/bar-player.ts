import type { At } from '../at.ts'
import { lapseOrder } from './lapse-order.ts'

/**
 * Lapses what rests of a player who may not bet any more (law 29). A bet inside its delay was made
 * before and stands: whoever could call it back by asking for a break would bet for nothing.
 */
export function barPlayer(at: At, playerId: number) {
  const { market } = at
  for (const order of market.ordersOfPlayer.get(playerId) ?? []) {
    if (order.state !== 'open' || order.terms.on !== 'ladder') continue
    market.books.get(order.terms.runnerId)?.cancel(order.orderId)
    lapseOrder(at, order, 'SECTION_BLOCKED')
  }
}
