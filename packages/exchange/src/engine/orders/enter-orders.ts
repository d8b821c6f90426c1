import type { At, EngineInput } from '../at.ts'
import { noteExposure, noteOrder, type Changes } from '../changes.ts'
import type { EngineAnswer } from '../command.ts'
import { houseRefusal } from '../house/house-refusal.ts'
import { trimOffers } from '../house/offer-house.ts'
import { refused, type RefusalReason } from '../refusal.ts'
import { expireOrders } from './expire-orders.ts'
import { isShort } from './is-short.ts'
import { lapseOrder } from './lapse-order.ts'
import type { LiveOrder } from './live-order.ts'
import { addOrder, type OrderEntry } from './order-entry.ts'
import { meetMarket } from './meet-market.ts'
import { stopOfPlanned } from './stop-of-order.ts'

/**
 * Takes in orders whose money is held, all of them or none: each waits for its delay or meets the
 * market now. What is held for orders that are refused is looked at again.
 */
export function enterOrders(
  entries: readonly OrderEntry[],
  changes: Changes,
  input: EngineInput,
): EngineAnswer {
  for (const { market } of entries) {
    expireOrders({ ...input, changes, market })
    trimOffers({ ...input, market })
  }
  const stop = stopOfEntries(entries, input.nowMs) ?? houseRefusal(input.risk, entries)
  if (stop) {
    for (const { order, market } of entries) noteExposure(changes, market, order.playerId)
    return refused(stop)
  }
  const isKilled = isShort(entries.filter(({ order }) => order.state === 'open'))
  for (const { order, market } of entries) enter({ ...input, changes, market }, order, isKilled)
  return { status: 'done', orderIds: entries.map(({ order }) => order.orderId) }
}

/** What was applied since the plan may have stopped the market or moved its prices. */
function stopOfEntries(entries: readonly OrderEntry[], nowMs: number): RefusalReason | null {
  for (const { order, market } of entries) {
    const stop = stopOfPlanned(market, order, nowMs)
    if (stop) return stop
  }
  return null
}

function enter(at: At, order: LiveOrder, isKilled: boolean) {
  addOrder(at.market, order)
  at.changes.placed.push({ order, market: at.market })
  noteOrder(at.changes, at.market, order)
  if (isKilled) lapseOrder(at, order, 'NOT_FILLED')
  else if (order.state === 'open') meetMarket(at, order)
}
