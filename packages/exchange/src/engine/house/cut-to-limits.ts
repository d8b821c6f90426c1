import type { OrderBook, RestingOrder } from '../../book/order-book.ts'
import { leastOf } from '../../limits/house-limits.ts'
import type { HouseOffer } from '../../limits/size-offers.ts'
import type { At } from '../at.ts'
import type { BetAmounts } from '../market/positions.ts'
import { betOf } from '../market/profit-of.ts'
import { lapseOrder } from '../orders/lapse-order.ts'
import type { LiveOrder } from '../orders/live-order.ts'
import { stakesOn } from './house-stake.ts'

/**
 * Cuts the players' orders that an offer of the house is about to meet to what the house may lose to
 * each player (law 25): what is above lapses, as it would have been refused had the offer been there
 * first. Passed over it could not be: no price rests behind a better one of the other side.
 */
export function cutToLimits(at: At, book: OrderBook, offer: HouseOffer) {
  const { market } = at
  const taken = new Map<number, BetAmounts[]>()
  let leftMinor = offer.sizeMinor
  for (const maker of metBy(book, offer)) {
    const order = market.orders.get(maker.orderId)
    if (!order || leftMinor === 0n) continue
    const own = taken.get(order.playerId) ?? []
    taken.set(order.playerId, own)
    const askedMinor = leastOf(leftMinor, maker.remainingMinor)
    const roomMinor = roomOf(at, order, own)
    if (askedMinor > roomMinor)
      cut(at, book, { order, excessMinor: maker.remainingMinor - roomMinor })
    const stakeMinor = leastOf(askedMinor, roomMinor)
    if (stakeMinor > 0n) own.push(betOf(order.terms, stakeMinor))
    leftMinor -= stakeMinor
  }
}

/** The orders at prices that the offer reaches, in the order in which it would meet them. */
function metBy(book: OrderBook, { side, tick }: HouseOffer): RestingOrder[] {
  const { toBack, toLay } = book.depth(1)
  const best = (side === 'lay' ? toLay : toBack)[0]
  const isMet = (other: number) => (side === 'lay' ? other <= tick : other >= tick)
  // Most offers meet nobody, and the whole book is read for those alone that do.
  if (!best || !isMet(best.tick)) return []
  return book.resting().filter((order) => order.side !== side && isMet(order.tick))
}

function roomOf({ market, risk }: At, { playerId, terms }: LiveOrder, here: readonly BetAmounts[]) {
  return stakesOn(risk, { market, playerId, terms, here, moreMinor: 0n }).ofPlayer
}

type Cut = { order: LiveOrder; excessMinor: bigint }

function cut(at: At, book: OrderBook, { order, excessMinor }: Cut) {
  book.reduce(order.orderId, excessMinor)
  lapseOrder(at, order, 'HOUSE_LIMIT', excessMinor)
}
