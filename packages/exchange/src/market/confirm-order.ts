import type { AdmittedOrder } from './admit-order.ts'
import type { Market, MarketRefusal } from './market.ts'
import { stopOf } from './stop-of.ts'

export type Confirmation = Readonly<{ ok: true }> | Readonly<{ ok: false; code: MarketRefusal }>

/**
 * Says whether an admitted order may be matched now that its delay is over: the market is as open
 * and its feed as fresh as then, and nothing has moved its version meanwhile. Otherwise the order
 * lapses with the code. Throws `RangeError` before `readyAtMs`: no order is matched early.
 */
export function confirmOrder(market: Market, order: AdmittedOrder, nowMs: number): Confirmation {
  if (nowMs < order.readyAtMs) throw new RangeError('the delay of the order is not over')
  const code = stopOf(market, order.runnerId, nowMs)
  if (code !== null) return { ok: false, code }
  return market.version === order.version ? { ok: true } : { ok: false, code: 'MARKET_CHANGED' }
}
