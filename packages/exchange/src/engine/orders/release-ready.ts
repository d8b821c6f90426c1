import type { At } from '../at.ts'
import { houseRefusal } from '../house/house-refusal.ts'
import { trimOffers } from '../house/offer-house.ts'
import type { LiveMarket } from '../market/live-market.ts'
import { isShort } from './is-short.ts'
import { lapseOrder } from './lapse-order.ts'
import type { LiveOrder } from './live-order.ts'
import { meetMarket } from './meet-market.ts'
import { stopOfReady } from './stop-of-order.ts'
import type { LapseCode } from '../refusal.ts'

/** Lets the orders whose delay is over meet the market, or lapse if it has changed. */
export function releaseReady(at: At) {
  for (const order of at.market.orders.values()) {
    if (order.state !== 'delayed' || (order.readyAtMs ?? 0) > at.nowMs) continue
    trimOffers(at)
    const parts = partsOf(at.market, order)
    const code = stopOfParts(at, parts)
    for (const part of parts) {
      if (code) lapseOrder(at, part, code)
      else meetMarket(at, part)
    }
  }
}

/** The orders of its cash-out, which waited for as long as it did; or the order alone. */
function partsOf({ orders }: LiveMarket, order: LiveOrder): LiveOrder[] {
  const { cashOutId } = order
  if (cashOutId === null) return [order]
  return [...orders.values()].filter((one) => one.cashOutId === cashOutId)
}

/** Why one of them may not be matched, and so none; null if all may. */
function stopOfParts({ market, risk, nowMs }: At, parts: readonly LiveOrder[]): LapseCode | null {
  for (const part of parts) {
    const code = stopOfReady(market, part, nowMs)
    if (code) return code
  }
  const entries = parts.map((order) => ({ order, market }))
  // During the delay others may have taken what the house had left to lose, or what the book held.
  return houseRefusal(risk, entries)?.code ?? (isShort(entries) ? 'NOT_FILLED' : null)
}
