import { stopOf } from './stop-of.ts'
import type { Market, MarketRefusal } from './market.ts'

export type OrderTerms = Readonly<{
  runnerId: number
  /** The version whose prices the player saw; without it the market's own version counts. */
  marketVersion?: number
}>

/** An order that may go to the book from `readyAtMs` on, if `confirmOrder` then says so too. */
export type AdmittedOrder = Readonly<{ runnerId: number; readyAtMs: number; version: number }>

export type Admission =
  | Readonly<{ ok: true } & AdmittedOrder>
  | Readonly<{ ok: false; code: MarketRefusal }>

/**
 * Lets an order in, or says why not. In play it waits for the market's delay, during which those
 * who watch the match cannot act on what the market has yet to hear; before that it is ready now.
 */
export function admitOrder(market: Market, order: OrderTerms, nowMs: number): Admission {
  const code = stopOf(market, order.runnerId, nowMs)
  if (code !== null) return { ok: false, code }
  const { version } = market
  if ((order.marketVersion ?? version) !== version) return { ok: false, code: 'MARKET_CHANGED' }
  const readyAtMs = market.isInPlay ? nowMs + market.betDelayMs : nowMs
  return { ok: true, runnerId: order.runnerId, readyAtMs, version }
}
