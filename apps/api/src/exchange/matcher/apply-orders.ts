import { addOrder, remainingOf, type LiveOrder } from '../room/market-room.ts'
import { applyBookEvents, lapseOrder, matchOrder, type At } from './apply-book-events.ts'
import { stopOfReady } from './admit-bets.ts'
import type { MatcherCommand } from './matcher-command.ts'
import { noteOrder } from './batch-changes.ts'

/** Takes an order in whose money is held: it waits for its delay, or meets the market now. */
export function enterOrder(at: At, order: LiveOrder) {
  addOrder(at.room, order)
  at.changes.placed.push({ order, room: at.room })
  noteOrder(at.changes, at.room, order)
  if (order.state === 'open') meetMarket(at, order)
}

/** Lets the orders whose delay is over meet the market, or lapse if it has changed. */
export function releaseReady(at: At) {
  for (const order of at.room.orders.values()) {
    if (order.state !== 'delayed' || (order.readyAtMs ?? 0) > at.nowMs) continue
    const code = stopOfReady(at.room, order, at.nowMs)
    if (code) lapseOrder(at, order, code)
    else meetMarket(at, order)
  }
}

/** An order against the house is matched whole; one on the ladder goes through the book. */
function meetMarket(at: At, order: LiveOrder) {
  order.state = 'open'
  noteOrder(at.changes, at.room, order)
  const { terms } = order
  if (terms.on !== 'ladder') {
    matchOrder(at, { order, terms, matchId: at.nextId(), stakeMinor: remainingOf(order) })
    return
  }
  const { orderId, playerId, persistence } = order
  const events = at.room.books.get(terms.runnerId)?.place({
    orderId,
    playerId,
    side: terms.side,
    tick: terms.tick,
    sizeMinor: remainingOf(order),
    persistence,
    ...fillOf(order),
  })
  applyBookEvents(at, events ?? [])
}

/** A part of a bet may be taken back during its delay, and with it a part of its least fill. */
function fillOf(order: LiveOrder) {
  if (!order.fillOrKill) return {}
  return { fillOrKill: { minFillMinor: lesser(remainingOf(order), order.fillOrKill.minFillMinor) } }
}

/** Takes orders away, or a part of them; what is matched stands. */
export function cancelOrders(at: At, command: Extract<MatcherCommand, { type: 'cancel' }>) {
  const { playerId } = command.bettor
  const named =
    command.orders ??
    [...(at.room.ordersOfPlayer.get(playerId) ?? [])].map(({ orderId }) => ({
      orderId,
      byMinor: null,
    }))
  const changed: number[] = []
  for (const { orderId, byMinor } of named) {
    const order = at.room.orders.get(orderId)
    if (order?.playerId !== playerId) continue
    cancelOne(at, order, byMinor)
    changed.push(orderId)
  }
  return changed
}

function cancelOne(at: At, order: LiveOrder, byMinor: bigint | null) {
  const { terms, orderId } = order
  const book = terms.on === 'ladder' ? at.room.books.get(terms.runnerId) : undefined
  if (order.state === 'open' && book) {
    applyBookEvents(at, byMinor === null ? book.cancel(orderId) : book.reduce(orderId, byMinor))
    return
  }
  // A bet that waits for its delay stands in no book yet.
  applyBookEvents(at, [
    { type: 'cancelled', orderId, sizeMinor: lesser(remainingOf(order), byMinor) },
  ])
}

function lesser(remainingMinor: bigint, byMinor: bigint | null): bigint {
  return byMinor === null || byMinor > remainingMinor ? remainingMinor : byMinor
}

/** Lapses whatever is left in a market that ends. */
export function lapseAll(at: At) {
  for (const book of at.room.books.values()) applyBookEvents(at, book.lapseAll('closed'))
  at.room.houseOrders.clear()
  for (const order of at.room.orders.values()) lapseOrder(at, order, 'MARKET_CLOSED')
}
