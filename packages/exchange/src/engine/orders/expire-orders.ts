import type { At } from '../at.ts'
import { applyBookEvents } from './apply-book-events.ts'

/**
 * Lapses what has rested for as long as its player said, before anything else can match it. It costs
 * next to nothing while nothing is due: a book knows its first expiry.
 */
export function expireOrders(at: At) {
  for (const book of at.market.books.values()) applyBookEvents(at, book.expire(at.nowMs))
}
