import type { At } from '../at.ts'
import { lapseOrder } from '../orders/lapse-order.ts'
import { applyBookEvents } from '../orders/apply-book-events.ts'
import { offerHouse } from '../house/offer-house.ts'
import { moveLife } from '../market/move-life.ts'
import { isMaterial } from './is-material.ts'
import type { MarketPrice } from './market-price.ts'

/**
 * Takes the partner's report on a market: its state, then what the house offers in it now. A report
 * that is older than the last one changes nothing: a stale price is never bet on.
 */
export function takePrice(at: At, received: MarketPrice) {
  const { market, nowMs } = at
  // It may have been received before the clock was set back.
  const price = { ...received, atMs: Math.min(received.atMs, nowMs) }
  const last = market.reported
  if (market.life.status === 'closed' || (last && price.atMs < last.atMs)) return
  market.reported = price
  moveLife(at, { type: 'price_seen', atMs: price.atMs })
  if (price.isInPlay && !market.life.isInPlay) turnInPlay(at)
  if (market.eventState === 'due' || (last && isMaterial(last, price))) takeEvent(at)
  toggle(at, 'feed', price.suspended)
  toggle(at, 'ball_running', price.ballRunning)
  takeQuotes(at, price)
  for (const { runnerId, isRemoved } of price.offers)
    if (isRemoved) moveLife(at, { type: 'remove_runner', runnerId })
  offerHouse(at, price.offers)
}

/** A report is the whole of what is quoted: a runner that it does not name is not quoted any more. */
function takeQuotes({ market }: At, { quotes }: MarketPrice) {
  for (const [runnerId, quote] of market.quotes)
    market.quotes.set(runnerId, { ...quote, suspended: true })
  for (const quote of quotes) market.quotes.set(quote.runnerId, quote)
}

function toggle(at: At, reason: 'feed' | 'ball_running', isOn: boolean) {
  if (isOn === at.market.life.suspensions.includes(reason)) return
  moveLife(at, { type: isOn ? 'suspend' : 'resume', reason })
}

function turnInPlay(at: At) {
  moveLife(at, { type: 'turn_in_play' })
  for (const book of at.market.books.values()) applyBookEvents(at, book.turnInPlay())
  at.market.houseOrders.clear()
}

/** Orders whose players have said so lapse; the others have the window to be taken back. */
function takeEvent(at: At) {
  const { market, nowMs } = at
  market.eventState = 'applied'
  moveLife(at, { type: 'material_event', atMs: nowMs })
  for (const order of market.orders.values()) {
    if (order.state !== 'open' || order.onEvent === 'keep' || order.terms.on !== 'ladder') continue
    market.books.get(order.terms.runnerId)?.cancel(order.orderId)
    lapseOrder(at, order, 'MATERIAL_EVENT')
  }
}
