import type { BookEvent, LapseReason, NewOrder, OrderBook, Persistence } from '../order-book.ts'

/** What can be asked of a book, as data: what random tests make and play to every book. */
export type Command =
  | { type: 'place'; order: NewOrder }
  | { type: 'cancel'; orderId: number }
  | { type: 'reduce'; orderId: number; byMinor: bigint }
  | { type: 'setPersistence'; orderId: number; persistence: Persistence }
  | { type: 'turnInPlay' }
  | { type: 'expire'; nowMs: number }
  | { type: 'lapseAll'; reason: LapseReason }

/** Asks the book and returns its events. Throws what the book throws. */
export function play(book: OrderBook, command: Command): readonly BookEvent[] {
  switch (command.type) {
    case 'place':
      return book.place(command.order)
    case 'cancel':
      return book.cancel(command.orderId)
    case 'reduce':
      return book.reduce(command.orderId, command.byMinor)
    case 'setPersistence':
      book.setPersistence(command.orderId, command.persistence)
      return []
    case 'turnInPlay':
      return book.turnInPlay()
    case 'expire':
      return book.expire(command.nowMs)
    case 'lapseAll':
      return book.lapseAll(command.reason)
  }
}
