import { admitOrder, sizeOffers, type HouseOffer } from '@maidan/exchange'
import { asRunnerBets } from './house-bets.ts'
import { HOUSE_PLAYER_ID } from '../market/live-market.ts'
import { applyBookEvents, type At } from '../orders/apply-book-events.ts'
import type { RunnerOffer } from '../commands/command.ts'

/** Sizes are shown in whole taka: an offer of less would be one of nothing. */
const OFFER_MIN_MINOR = 100n

/**
 * Puts the house's new orders in the place of its old ones, no larger than its limits leave room for;
 * they meet players' orders on the way. Where no player's order would be let in, none of the house's
 * enters either: it would meet orders that could not be answered with another.
 */
export function offerHouse(at: At, offers: readonly RunnerOffer[], houseIds: () => number) {
  const { market, nowMs } = at
  const open = offers.filter(({ runnerId }) => admitOrder(market.life, { runnerId }, nowMs).ok)
  market.houseWaits = open.length < offers.length
  for (const { runnerId } of offers) {
    for (const orderId of market.houseOrders.get(runnerId) ?? [])
      market.books.get(runnerId)?.cancel(orderId)
    market.houseOrders.set(runnerId, [])
  }
  for (const offer of sized(at, byLevel(open))) {
    const book = market.books.get(offer.runnerId)
    if (!book || offer.sizeMinor < OFFER_MIN_MINOR) continue
    const orderId = houseIds()
    const order = { ...offer, orderId, playerId: HOUSE_PLAYER_ID, persistence: 'lapse' } as const
    applyBookEvents(at, book.place(order))
    market.houseOrders.get(offer.runnerId)?.push(orderId)
  }
}

/** Takes off the house's offers what its other markets have used up since they were sized. */
export function trimOffers(at: At) {
  const { market, risk } = at
  if (market.sizedAt === risk.version()) return
  const resting = [...market.houseOrders].flatMap(([runnerId, orderIds]) =>
    orderIds.flatMap((orderId) => {
      const order = market.books.get(runnerId)?.find(orderId)
      return order ? [{ ...order, runnerId, sizeMinor: order.remainingMinor }] : []
    }),
  )
  sized(at, resting).forEach(({ runnerId, sizeMinor }, index) => {
    const order = resting[index]
    if (!order || sizeMinor === order.sizeMinor) return
    market.books.get(runnerId)?.reduce(order.orderId, order.sizeMinor - sizeMinor)
  })
}

/** The best prices of all come first, so that they get what room there is. */
function byLevel(offers: readonly RunnerOffer[]): HouseOffer[] {
  const levels = Math.max(
    0,
    ...offers.flatMap(({ toBack, toLay }) => [toBack.length, toLay.length]),
  )
  return Array.from({ length: levels }, (_, level) =>
    offers.flatMap(({ runnerId, toBack, toLay }) => [
      ...toBack.slice(level, level + 1).map((one) => ({ ...one, runnerId, side: 'lay' as const })),
      ...toLay.slice(level, level + 1).map((one) => ({ ...one, runnerId, side: 'back' as const })),
    ]),
  ).flat()
}

function sized({ market, risk }: At, offers: readonly HouseOffer[]): HouseOffer[] {
  market.sizedAt = risk.version()
  if (offers.length === 0) return []
  const bets = asRunnerBets([...market.house.all.values()])
  return sizeOffers(market.runnerIds, bets, offers, risk.capsOf(market))
}
