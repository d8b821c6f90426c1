import type { NewOrder } from '../../book/order-book.ts'
import type { Terms } from '../market/terms.ts'
import { remainingOf, type LiveOrder } from './live-order.ts'

/** What remains of an order on the ladder, as its runner's book takes it. */
export function inBook(
  order: LiveOrder,
  { side, tick }: Extract<Terms, { on: 'ladder' }>,
): NewOrder {
  const { orderId, playerId, persistence, expiresAtMs } = order
  const sizeMinor = remainingOf(order)
  const rests = { orderId, playerId, side, tick, sizeMinor, persistence }
  return expiresAtMs === null ? rests : { ...rests, expiresAtMs }
}
