import type { At } from '../at.ts'
import { houseRefusal } from '../house/house-refusal.ts'
import { trimOffers } from '../house/offer-house.ts'
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
    const code = stopOfReady(at.market, order, at.nowMs) ?? stopOfHouse(at, order)
    if (code) lapseOrder(at, order, code)
    else meetMarket(at, order)
  }
}

/** During the delay others may have taken what the house had left to lose. */
function stopOfHouse({ market, risk }: At, order: LiveOrder): LapseCode | null {
  return houseRefusal(risk, [{ order, market }])?.code ?? null
}
