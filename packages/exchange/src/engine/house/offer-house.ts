import { sizeOffers, type HouseOffer } from '../../limits/size-offers.ts'
import { admitOrder } from '../../market/admit-order.ts'
import type { At } from '../at.ts'
import { HOUSE_PLAYER_ID } from '../market/live-market.ts'
import { applyBookEvents } from '../orders/apply-book-events.ts'
import type { RunnerOffer } from '../prices/market-price.ts'
import { asRunnerBets } from './house-loss.ts'
import { cutToLimits } from './cut-to-limits.ts'
import { offersByLevel } from './offers-by-level.ts'

type RestingOffer = HouseOffer & { orderId: number }

/** Sizes are shown in whole taka: an offer of less would be one of nothing. */
const OFFER_MIN_MINOR = 100n

/**
 * Puts the house's new orders in the place of its old ones, no larger than its limits leave room for;
 * they meet players' orders on the way. Where no player's order would be let in, none of the house's
 * enters either: it would meet orders that could not be answered with another.
 */
export function offerHouse(at: At, offers: readonly RunnerOffer[]) {
  const { market, nowMs } = at
  const open = offers.filter(({ runnerId }) => admitOrder(market.life, { runnerId }, nowMs).ok)
  market.houseWaits = open.length < offers.length
  for (const { runnerId } of offers) withdraw(at, runnerId)
  // What rests on runners that the feed does not speak of now has its room already.
  const resting = restingOffers(at)
  const sizes = sized(at, [...resting, ...offersByLevel(open)])
  trim(at, resting, sizes)
  for (const offer of sizes.slice(resting.length)) rest(at, offer)
}

/** What held the house back may be over before the partner speaks again. */
export function offerWaiting(at: At) {
  const { houseWaits, reported } = at.market
  if (houseWaits && reported) offerHouse(at, reported.offers)
}

/** Takes off the house's offers what its other markets have used up since they were sized. */
export function trimOffers(at: Pick<At, 'market' | 'risk'>) {
  const { market, risk } = at
  if (market.sizedAt === risk.version()) return
  const resting = restingOffers(at)
  trim(at, resting, sized(at, resting))
}

/** The house's offers as they rest now, in the order in which they came: the best prices first. */
function restingOffers({ market }: Pick<At, 'market'>): RestingOffer[] {
  return [...market.houseOrders]
    .flatMap(([runnerId, orderIds]) =>
      orderIds.flatMap((orderId) => {
        const order = market.books.get(runnerId)?.find(orderId)
        return order ? [{ ...order, runnerId, sizeMinor: order.remainingMinor }] : []
      }),
    )
    .toSorted((one, other) => one.orderId - other.orderId)
}

function trim(
  { market }: Pick<At, 'market'>,
  resting: readonly RestingOffer[],
  sizes: readonly HouseOffer[],
) {
  resting.forEach(({ orderId, runnerId, sizeMinor }, index) => {
    const moreMinor = sizeMinor - (sizes[index]?.sizeMinor ?? 0n)
    if (moreMinor > 0n) market.books.get(runnerId)?.reduce(orderId, moreMinor)
  })
}

function withdraw({ market }: At, runnerId: number) {
  for (const orderId of market.houseOrders.get(runnerId) ?? [])
    market.books.get(runnerId)?.cancel(orderId)
  market.houseOrders.set(runnerId, [])
}

function rest(at: At, offer: HouseOffer) {
  const { market } = at
  const book = market.books.get(offer.runnerId)
  if (!book || offer.sizeMinor < OFFER_MIN_MINOR) return
  const orderId = market.nextHouseId
  market.nextHouseId += 1
  cutToLimits(at, book, offer)
  const order = { ...offer, orderId, playerId: HOUSE_PLAYER_ID, persistence: 'lapse' } as const
  applyBookEvents(at, book.place(order))
  market.houseOrders.get(offer.runnerId)?.push(orderId)
}

function sized(
  { market, risk }: Pick<At, 'market' | 'risk'>,
  offers: readonly HouseOffer[],
): HouseOffer[] {
  market.sizedAt = risk.version()
  if (offers.length === 0) return []
  const bets = asRunnerBets([...market.house.all.values()])
  return sizeOffers(market.runnerIds, bets, offers, risk.capsOf(market))
}
