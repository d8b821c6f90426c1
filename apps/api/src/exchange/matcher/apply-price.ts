import { admitOrder, applyMarketCommand, type MarketCommand } from '@maidan/exchange'
import { HOUSE_PLAYER_ID } from '../room/market-room.ts'
import { applyBookEvents, lapseOrder, type At } from './apply-book-events.ts'
import type { MarketPrice, RunnerOffer } from './matcher-command.ts'

type News = { price: MarketPrice; isEvent: boolean; houseIds: () => number }

/** Takes the partner's news of a market: its state, then what the house offers in it now. */
export function applyPrice(at: At, { price, isEvent, houseIds }: News) {
  const { room } = at
  move(at, { type: 'price_seen', atMs: price.atMs })
  if (price.isInPlay && !room.life.isInPlay) turnInPlay(at)
  if (isEvent) takeEvent(at)
  toggle(at, 'feed', price.suspended)
  toggle(at, 'ball_running', price.ballRunning)
  for (const quote of price.quotes) room.quotes.set(quote.runnerId, quote)
  offerHouse(at, price.offers, houseIds)
}

/**
 * Lets the house offer what it can be taken at now. Where no player's order would be let in, none of
 * the house's enters either: it would meet orders that could not be answered with another.
 */
export function offerHouse(at: At, offers: readonly RunnerOffer[], houseIds: () => number) {
  const { room, nowMs } = at
  room.houseWaits = false
  for (const offer of offers) {
    if (offer.isRemoved) move(at, { type: 'remove_runner', runnerId: offer.runnerId })
    const isOpen = admitOrder(room.life, { runnerId: offer.runnerId }, nowMs).ok
    room.houseWaits ||= !isOpen
    replaceOffers(at, isOpen ? offer : { ...offer, toBack: [], toLay: [] }, houseIds)
  }
}

/** Applies a command to the market's life, noting what has to be written of it. */
export function move({ room, changes }: At, command: MarketCommand) {
  const { isInPlay, status } = room.life
  const moved = applyMarketCommand(room.life, command)
  if (!moved.ok) return
  room.life = moved.market
  if (isInPlay !== room.life.isInPlay || (status === 'closed') !== (room.life.status === 'closed'))
    changes.markets.add(room)
}

function toggle(at: At, reason: 'feed' | 'ball_running', isOn: boolean) {
  if (isOn === at.room.life.suspensions.includes(reason)) return
  move(at, { type: isOn ? 'suspend' : 'resume', reason })
}

function turnInPlay(at: At) {
  move(at, { type: 'turn_in_play' })
  for (const book of at.room.books.values()) applyBookEvents(at, book.turnInPlay())
  at.room.houseOrders.clear()
}

/** Orders whose players have said so lapse; the others have the window to be taken back. */
function takeEvent(at: At) {
  const { room, nowMs } = at
  move(at, { type: 'material_event', atMs: nowMs })
  for (const order of room.orders.values()) {
    if (order.state !== 'open' || order.onEvent === 'keep' || order.terms.on !== 'ladder') continue
    room.books.get(order.terms.runnerId)?.cancel(order.orderId)
    lapseOrder(at, order, 'MATERIAL_EVENT')
  }
}

/** Puts the house's new orders in the place of its old ones; they meet players' orders on the way. */
function replaceOffers(at: At, offer: RunnerOffer, houseIds: () => number) {
  const { room } = at
  const book = room.books.get(offer.runnerId)
  if (!book) return
  for (const orderId of room.houseOrders.get(offer.runnerId) ?? []) book.cancel(orderId)
  const orderIds: number[] = []
  const sides = [
    ...offer.toBack.map((one) => ({ ...one, side: 'lay' as const })),
    ...offer.toLay.map((one) => ({ ...one, side: 'back' as const })),
  ]
  for (const { side, tick, sizeMinor } of sides) {
    const orderId = houseIds()
    const order = { orderId, playerId: HOUSE_PLAYER_ID, side, tick, sizeMinor } as const
    applyBookEvents(at, book.place({ ...order, persistence: 'lapse' }))
    orderIds.push(orderId)
  }
  room.houseOrders.set(offer.runnerId, orderIds)
}
