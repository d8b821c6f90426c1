import type { RestingOrder } from '../../book/order-book.ts'
import { leastOf } from '../../limits/house-limits.ts'
import type { LiveMarket } from '../market/live-market.ts'
import type { BetAmounts } from '../market/positions.ts'
import { betOf } from '../market/profit-of.ts'
import type { Terms } from '../market/terms.ts'
import { inBook } from '../orders/in-book.ts'
import { remainingOf, type LiveOrder } from '../orders/live-order.ts'

/**
 * What of an order is asked of the house: the whole, or what it could take of its offers. A fill or kill
 * goes on into worse prices while its average allows it, and takes what it really reaches.
 */
export function requestedOfHouse(market: LiveMarket, order: LiveOrder): BetAmounts[] {
  const { terms } = order
  if (terms.on !== 'ladder') return [betOf(terms, remainingOf(order))]
  if (order.fillOrKill) return reachedOfHouse(market, order, terms)
  let leftMinor = remainingOf(order)
  return offersWithin(market, terms).flatMap(({ tick, remainingMinor }) => {
    const stakeMinor = leastOf(leftMinor, remainingMinor)
    leftMinor -= stakeMinor
    return stakeMinor === 0n ? [] : [betOf({ ...terms, tick }, stakeMinor)]
  })
}

type Ladder = Extract<Terms, { on: 'ladder' }>

function reachedOfHouse(market: LiveMarket, order: LiveOrder, terms: Ladder): BetAmounts[] {
  const { fillOrKill } = order
  const placed = { ...inBook(order, terms), ...(fillOrKill && { fillOrKill }) }
  const ofHouse = new Set(market.houseOrders.get(terms.runnerId))
  return (market.books.get(terms.runnerId)?.reach(placed) ?? [])
    .filter(({ orderId }) => ofHouse.has(orderId))
    .map(({ tick, sizeMinor }) => betOf({ ...terms, tick }, sizeMinor))
}

/** The house's offers that an order at this price reaches, the best for the player first. */
function offersWithin(market: LiveMarket, { runnerId, side, tick: limit }: Ladder): RestingOrder[] {
  const book = market.books.get(runnerId)
  const isBack = side === 'back'
  return (market.houseOrders.get(runnerId) ?? [])
    .flatMap((orderId) => book?.find(orderId) ?? [])
    .filter((offer) => offer.side !== side && (isBack ? offer.tick >= limit : offer.tick <= limit))
    .toSorted((one, other) => (isBack ? other.tick - one.tick : one.tick - other.tick))
}
