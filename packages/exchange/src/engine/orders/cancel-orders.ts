import type { At } from '../at.ts'
import type { CancelCommand, EngineAnswer, OrderPart } from '../command.ts'
import { refused } from '../refusal.ts'
import { applyBookEvents } from './apply-book-events.ts'
import type { LiveOrder } from './live-order.ts'

/**
 * Takes orders away, or a part of them; what is matched stands. A bet inside its delay is not given
 * back (law 26): who could take it back would bet for nothing on what the delay brings. If one of
 * those that are named waits, none is taken away; all of a market is all that rests. Nor is any where
 * one has been cut down since its player looked: a request that comes twice takes nothing twice (law 4).
 */
export function cancelOrders(at: At, { bettor, orders }: CancelCommand): EngineAnswer {
  const { playerId } = bettor
  const own = at.market.ordersOfPlayer.get(playerId) ?? new Set()
  const named = orders ?? [...own].map(({ orderId }) => wholeOf(orderId))
  const found = named.flatMap((part) => {
    const order = at.market.orders.get(part.orderId)
    return order?.playerId === playerId ? [{ order, ...part }] : []
  })
  if (found.some(isCutDown)) return refused({ code: 'BET_CHANGED' })
  const resting = found.filter(({ order }) => order.state !== 'delayed')
  const isHeldBack = orders ? resting.length < found.length : resting.length === 0
  if (found.length > 0 && isHeldBack) return refused({ code: 'BET_IN_PROGRESS' })
  for (const { order, byMinor } of resting) cancelOne(at, order, byMinor)
  return { status: 'done', orderIds: resting.map(({ order }) => order.orderId) }
}

function wholeOf(orderId: number): OrderPart {
  return { orderId, byMinor: null, cancelledMinor: null }
}

function isCutDown({ order, cancelledMinor }: OrderPart & { order: LiveOrder }): boolean {
  return cancelledMinor !== null && cancelledMinor !== order.cancelledMinor
}

/** What rests, rests in a book: a bet against the house is matched whole. */
function cancelOne(at: At, { terms, orderId }: LiveOrder, byMinor: bigint | null) {
  const book = terms.on === 'ladder' ? at.market.books.get(terms.runnerId) : undefined
  if (!book) return
  applyBookEvents(at, byMinor === null ? book.cancel(orderId) : book.reduce(orderId, byMinor))
}
