import type { At } from '../at.ts'
import { noteOrder } from '../changes.ts'
import { applyBookEvents } from './apply-book-events.ts'
import { inBook } from './in-book.ts'
import { remainingOf, type LiveOrder } from './live-order.ts'
import { matchOrder } from './match-order.ts'

/** An order against the house is matched whole; one on the ladder goes through the book. */
export function meetMarket(at: At, order: LiveOrder) {
  order.state = 'open'
  noteOrder(at.changes, at.market, order)
  const { terms } = order
  if (terms.on !== 'ladder') {
    const stakeMinor = remainingOf(order)
    matchOrder(at, { order, terms, matchId: at.nextId(), stakeMinor, withHouse: true })
    return
  }
  const { fillOrKill } = order
  const placed = { ...inBook(order, terms), ...(fillOrKill && { fillOrKill }) }
  applyBookEvents(at, at.market.books.get(terms.runnerId)?.place(placed) ?? [])
}
