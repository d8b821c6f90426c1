import { applyMarketCommand, type MarketCommand } from '@maidan/exchange'
import { applyBookEvents, lapseOrder, type At } from '../orders/apply-book-events.ts'
import type { MarketPrice } from './command.ts'
import { offerHouse } from '../house/offer-house.ts'

type News = { price: MarketPrice; isEvent: boolean; houseIds: () => number }

/** Takes the partner's news of a market: its state, then what the house offers in it now. */
export function applyPrice(at: At, { price, isEvent, houseIds }: News) {
  const { market } = at
  move(at, { type: 'price_seen', atMs: price.atMs })
  if (price.isInPlay && !market.life.isInPlay) turnInPlay(at)
  if (isEvent) takeEvent(at)
  toggle(at, 'feed', price.suspended)
  toggle(at, 'ball_running', price.ballRunning)
  for (const quote of price.quotes) market.quotes.set(quote.runnerId, quote)
  for (const { runnerId, isRemoved } of price.offers)
    if (isRemoved) move(at, { type: 'remove_runner', runnerId })
  offerHouse(at, price.offers, houseIds)
}

/** Applies a command to the market's life, noting what has to be written of it. */
export function move({ market, changes }: At, command: MarketCommand) {
  const { isInPlay, status } = market.life
  const moved = applyMarketCommand(market.life, command)
  if (!moved.ok) return
  market.life = moved.market
  if (
    isInPlay !== market.life.isInPlay ||
    (status === 'closed') !== (market.life.status === 'closed')
  )
    changes.markets.add(market)
}

function toggle(at: At, reason: 'feed' | 'ball_running', isOn: boolean) {
  if (isOn === at.market.life.suspensions.includes(reason)) return
  move(at, { type: isOn ? 'suspend' : 'resume', reason })
}

function turnInPlay(at: At) {
  move(at, { type: 'turn_in_play' })
  for (const book of at.market.books.values()) applyBookEvents(at, book.turnInPlay())
  at.market.houseOrders.clear()
}

/** Orders whose players have said so lapse; the others have the window to be taken back. */
function takeEvent(at: At) {
  const { market, nowMs } = at
  move(at, { type: 'material_event', atMs: nowMs })
  for (const order of market.orders.values()) {
    if (order.state !== 'open' || order.onEvent === 'keep' || order.terms.on !== 'ladder') continue
    market.books.get(order.terms.runnerId)?.cancel(order.orderId)
    lapseOrder(at, order, 'MATERIAL_EVENT')
  }
}
