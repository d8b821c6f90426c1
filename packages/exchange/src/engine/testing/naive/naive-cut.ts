import type { OrderBook } from '../../../book/order-book.ts'
import type { HouseOffer } from '../../../limits/size-offers.ts'
import { naiveRoom, sizedTo, type NaiveHouse } from './naive-house.ts'
import type { NaiveMarket } from './naive-market.ts'
import type { NaiveBet } from './naive-money.ts'
import { naiveLapse } from './naive-orders.ts'

type Where = { house: NaiveHouse; market: NaiveMarket; book: OrderBook }

/** Of the players' orders that the offer meets, what is more than the house may lose to each lapses. */
export function naiveCut({ house, market, book }: Where, { side, tick, sizeMinor }: HouseOffer) {
  const taken: (NaiveBet & { playerId: number })[] = []
  let leftMinor = sizeMinor
  for (const resting of book.resting()) {
    const isMet = side === 'lay' ? resting.tick <= tick : resting.tick >= tick
    const order = market.orders.find(({ orderId }) => orderId === resting.orderId)
    if (resting.side === side || !isMet || !order || leftMinor === 0n) continue
    const { playerId, terms } = order
    const here = taken.filter((one) => one.playerId === playerId)
    const roomMinor = naiveRoom(house, market, { order, here })
    const asked = resting.remainingMinor < leftMinor ? resting.remainingMinor : leftMinor
    if (roomMinor < asked) {
      const excessMinor = resting.remainingMinor - roomMinor
      book.reduce(resting.orderId, excessMinor)
      naiveLapse(order, 'HOUSE_LIMIT', excessMinor)
    }
    const stakeMinor = roomMinor < asked ? roomMinor : asked
    leftMinor -= stakeMinor
    taken.push({ ...sizedTo({ terms }, stakeMinor), playerId })
  }
}
