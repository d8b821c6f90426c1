import { oddsOfTick } from '@maidan/money'
import type { NewOrder, RestingOrder } from './order-book.ts'

/** What an order takes of another one. */
export type Fill = { maker: RestingOrder; sizeMinor: bigint }

/** Takes from the makers, best first, what they have; those of the same player are left out. */
export function fillToPrice(taker: NewOrder, makers: readonly RestingOrder[]): Fill[] {
  const fills: Fill[] = []
  let left = taker.sizeMinor
  for (const maker of makers) {
    if (left === 0n) break
    if (maker.playerId === taker.playerId) continue
    const sizeMinor = left < maker.remainingMinor ? left : maker.remainingMinor
    fills.push({ maker, sizeMinor })
    left -= sizeMinor
  }
  return fills
}

/** As `fillToPrice`, as long as the average price of all that is taken keeps to the limit. */
export function fillToAverage(taker: NewOrder, makers: readonly RestingOrder[]): Fill[] {
  const fills: Fill[] = []
  for (const fill of fillToPrice(taker, makers)) {
    const sizeMinor = largest(fill.sizeMinor, (sizeMinor) =>
      keepsToLimit(taker, [...fills, { ...fill, sizeMinor }]),
    )
    if (sizeMinor > 0n) fills.push({ ...fill, sizeMinor })
    if (sizeMinor < fill.sizeMinor) break
  }
  return fills
}

/** The orders without what is taken of them. */
export function takeFills(
  orders: readonly RestingOrder[],
  fills: readonly Fill[],
): readonly RestingOrder[] {
  if (fills.length === 0) return orders
  const takenOf = new Map(fills.map(({ maker, sizeMinor }) => [maker.orderId, sizeMinor]))
  return orders.flatMap((order) => {
    const takenMinor = takenOf.get(order.orderId)
    if (takenMinor === undefined) return [order]
    const remainingMinor = order.remainingMinor - takenMinor
    return remainingMinor > 0n ? [{ ...order, remainingMinor }] : []
  })
}

/** Compares the sum of size × odds with size × limit, so that no average has to be rounded. */
function keepsToLimit({ side, tick }: NewOrder, fills: readonly Fill[]): boolean {
  let value = 0n
  let valueAtLimit = 0n
  for (const { maker, sizeMinor } of fills) {
    value += sizeMinor * BigInt(oddsOfTick(maker.tick))
    valueAtLimit += sizeMinor * BigInt(oddsOfTick(tick))
  }
  return side === 'back' ? value >= valueAtLimit : value <= valueAtLimit
}

/** The largest size from 0 to `max` that fits, where all below one that fits do so too. */
function largest(max: bigint, fits: (sizeMinor: bigint) => boolean): bigint {
  if (fits(max)) return max
  let low = 0n
  let high = max
  while (high - low > 1n) {
    const middle = (low + high) / 2n
    if (fits(middle)) low = middle
    else high = middle
  }
  return low
}
