import type { ErrorCode } from '@maidan/contract'
import { addOrder, remainingOf, type LiveOrder } from '../market/live-market.ts'
import { applyBookEvents, lapseOrder, matchOrder, type At } from './apply-book-events.ts'
import { houseRefusal } from '../house/house-refusal.ts'
import { trimOffers } from '../house/offer-house.ts'
import { stopOfReady } from './admit-orders.ts'
import type { MatcherAnswer, MatcherCommand } from '../commands/command.ts'
import { noteOrder } from '../commands/changes.ts'

/** Takes an order in whose money is held: it waits for its delay, or meets the market now. */
export function enterOrder(at: At, order: LiveOrder) {
  addOrder(at.market, order)
  at.changes.placed.push({ order, market: at.market })
  noteOrder(at.changes, at.market, order)
  if (order.state === 'open') meetMarket(at, order)
}

/** Lets the orders whose delay is over meet the market, or lapse if it has changed. */
export function releaseReady(at: At) {
  for (const order of at.market.orders.values()) {
    if (order.state !== 'delayed' || (order.readyAtMs ?? 0) > at.nowMs) continue
    trimOffers(at)
    const code = stopOfReady(at.market, order, at.nowMs) ?? stopOfHouse(at, order)
    if (code) lapseOrder(at, order, code)
    else meetMarket(at, order)
  }
}

/** During the delay others may have taken what the house had left to lose. */
function stopOfHouse({ market, risk }: At, order: LiveOrder): ErrorCode | null {
  return houseRefusal(risk, [{ order, market }])?.code ?? null
}

/** An order against the house is matched whole; one on the ladder goes through the book. */
function meetMarket(at: At, order: LiveOrder) {
  order.state = 'open'
  noteOrder(at.changes, at.market, order)
  const { terms } = order
  if (terms.on !== 'ladder') {
    matchOrder(at, {
      order,
      terms,
      matchId: at.nextId(),
      stakeMinor: remainingOf(order),
      withHouse: true,
    })
    return
  }
  const { orderId, playerId, persistence } = order
  const events = at.market.books.get(terms.runnerId)?.place({
    orderId,
    playerId,
    side: terms.side,
    tick: terms.tick,
    sizeMinor: remainingOf(order),
    persistence,
    ...(order.fillOrKill && { fillOrKill: order.fillOrKill }),
  })
  applyBookEvents(at, events ?? [])
}

/**
 * Takes orders away, or a part of them; what is matched stands. A bet inside its delay is not given
 * back (law 26): who could take it back would bet for nothing on what the delay brings. If one of
 * those that are named waits, none is taken away; all of a market is all that rests.
 */
export function cancelOrders(
  at: At,
  command: Extract<MatcherCommand, { type: 'cancel' }>,
): MatcherAnswer {
  const { playerId } = command.bettor
  const own = at.market.ordersOfPlayer.get(playerId) ?? new Set()
  const named = command.orders ?? [...own].map(({ orderId }) => ({ orderId, byMinor: null }))
  const found = named.flatMap(({ orderId, byMinor }) => {
    const order = at.market.orders.get(orderId)
    return order?.playerId === playerId ? [{ order, byMinor }] : []
  })
  const resting = found.filter(({ order }) => order.state !== 'delayed')
  const isHeldBack = command.orders ? resting.length < found.length : resting.length === 0
  if (found.length > 0 && isHeldBack) return { status: 'refused', code: 'BET_IN_PROGRESS' }
  for (const { order, byMinor } of resting) cancelOne(at, order, byMinor)
  return { status: 'done', orderIds: resting.map(({ order }) => order.orderId) }
}

/** What rests, rests in a book: a bet against the house is matched whole. */
function cancelOne(at: At, { terms, orderId }: LiveOrder, byMinor: bigint | null) {
  const book = terms.on === 'ladder' ? at.market.books.get(terms.runnerId) : undefined
  if (!book) return
  applyBookEvents(at, byMinor === null ? book.cancel(orderId) : book.reduce(orderId, byMinor))
}

/** Lapses whatever is left in a market that ends. */
export function lapseAll(at: At) {
  for (const book of at.market.books.values()) applyBookEvents(at, book.lapseAll('closed'))
  at.market.houseOrders.clear()
  for (const order of at.market.orders.values()) lapseOrder(at, order, 'MARKET_CLOSED')
}
