import { CANCEL_WINDOW_MS } from '../../../market/cancels-only.ts'
import type { HouseOffer } from '../../../limits/size-offers.ts'
import type { MarketPrice, RunnerOffer } from '../../prices/market-price.ts'
import { naiveCut } from './naive-cut.ts'
import { naiveOffers, naiveSizes, type NaiveHouse } from './naive-house.ts'
import { naiveResume, naiveStop, naiveSuspend, type NaiveMarket } from './naive-market.ts'
import { naiveEvents, naiveLapse } from './naive-orders.ts'

export type NaiveAt = {
  house: NaiveHouse
  market: NaiveMarket
  nowMs: number
  nextId: () => number
}

/** The partner's report on a market. */
export function naivePrice(at: NaiveAt, price: MarketPrice) {
  const { market } = at
  const last = market.reported
  if (market.isClosed || (last && last.atMs > price.atMs)) return
  market.reported = price
  market.lastPriceAtMs = Math.max(market.lastPriceAtMs ?? 0, price.atMs)
  naiveResume(market, 'stale')
  if (price.isInPlay && !market.isInPlay) turnInPlay(at)
  if (last && price.isInPlay && isEvent(last, price)) takeEvent(at)
  for (const [reason, isOn] of [
    ['feed', price.suspended],
    ['ball_running', price.ballRunning],
  ] as const)
    if (isOn) naiveSuspend(market, reason)
    else naiveResume(market, reason)
  const isNamed = ({ runnerId }: { runnerId: number }) =>
    price.quotes.some((one) => one.runnerId === runnerId)
  const unnamed = market.quotes.filter((quote) => !isNamed(quote))
  market.quotes = [...unnamed.map((quote) => ({ ...quote, suspended: true })), ...price.quotes]
  for (const { runnerId, isRemoved } of price.offers)
    if (isRemoved && !market.removed.includes(runnerId)) {
      market.removed.push(runnerId)
      market.version += 1
    }
  naiveOffer(at, price.offers)
}

function isEvent(last: MarketPrice, { eventMark, suspended }: MarketPrice): boolean {
  return eventMark === null ? suspended && !last.suspended : eventMark !== last.eventMark
}

function turnInPlay({ market, nextId }: NaiveAt) {
  market.isInPlay = true
  market.version += 1
  for (const book of market.books.values()) naiveEvents(market, book.turnInPlay(), nextId)
  market.offers = []
}

function takeEvent({ market, nowMs }: NaiveAt) {
  const untilMs = nowMs + CANCEL_WINDOW_MS
  if (untilMs > market.cancelsUntilMs) {
    market.cancelsUntilMs = untilMs
    market.version += 1
  }
  for (const order of market.orders)
    if (order.state === 'open' && order.onEvent === 'lapse' && order.terms.on === 'ladder') {
      market.books.get(order.terms.runnerId)?.cancel(order.orderId)
      naiveLapse(order, 'MATERIAL_EVENT')
    }
}

/** The house's offers on these runners are taken away, and new ones made where bets are let in. */
export function naiveOffer(
  { house, market, nowMs, nextId }: NaiveAt,
  offers: readonly RunnerOffer[],
) {
  const open = offers.filter(({ runnerId }) => naiveStop(market, runnerId, nowMs) === null)
  market.houseWaits = open.length !== offers.length
  const named = offers.map(({ runnerId }) => runnerId)
  for (const { orderId, runnerId } of market.offers)
    if (named.includes(runnerId)) market.books.get(runnerId)?.cancel(orderId)
  market.offers = market.offers.filter(({ runnerId }) => !named.includes(runnerId))
  const resting = restingOffers(market)
  const sized = naiveSizes(house, market, [...resting, ...naiveOffers(open)])
  trimTo(market, resting, sized)
  for (const { runnerId, side, tick, sizeMinor } of sized.slice(resting.length)) {
    const book = market.books.get(runnerId)
    if (!book || sizeMinor < 100n) continue
    const orderId = market.nextHouseId
    market.nextHouseId += 1
    naiveCut({ house, market, book }, { runnerId, side, tick, sizeMinor })
    const order = { orderId, playerId: 1, side, tick, sizeMinor, persistence: 'lapse' } as const
    naiveEvents(market, book.place(order), nextId)
    market.offers.push({ orderId, runnerId })
  }
}

/** Takes off the house's offers what there is no more room for. */
export function naiveTrim({ house, market }: Pick<NaiveAt, 'house' | 'market'>) {
  const resting = restingOffers(market)
  trimTo(market, resting, naiveSizes(house, market, resting))
}

type RestingOffer = HouseOffer & { orderId: number }

function restingOffers({ offers, books }: NaiveMarket): RestingOffer[] {
  return offers.flatMap(({ orderId, runnerId }) => {
    const order = books.get(runnerId)?.find(orderId)
    return order ? [{ ...order, runnerId, sizeMinor: order.remainingMinor }] : []
  })
}

function trimTo(
  { books }: NaiveMarket,
  resting: readonly RestingOffer[],
  sized: readonly HouseOffer[],
) {
  resting.forEach(({ orderId, runnerId, sizeMinor }, index) => {
    const moreMinor = sizeMinor - (sized[index]?.sizeMinor ?? 0n)
    if (moreMinor > 0n) books.get(runnerId)?.reduce(orderId, moreMinor)
  })
}
