import { admitOrder } from '../../market/admit-order.ts'
import { confirmOrder } from '../../market/confirm-order.ts'
import { isStillQuoted } from '../house/house-quote.ts'
import type { LiveMarket } from '../market/live-market.ts'
import { runnerOf } from '../market/terms.ts'
import type { LapseCode, RefusalReason } from '../refusal.ts'
import type { LiveOrder } from './live-order.ts'

/** Why an order that was planned a moment ago may not enter after all; null if it may. */
export function stopOfPlanned(
  market: LiveMarket,
  { terms, marketVersion }: LiveOrder,
  nowMs: number,
): RefusalReason | null {
  const admission = admitOrder(market.life, { runnerId: runnerOf(terms), marketVersion }, nowMs)
  if (!admission.ok) return { code: admission.code }
  return isStillQuoted(market.quotes, terms) ? null : { code: 'ODDS_CHANGED', offered: null }
}

/** Why an order whose delay is over may not be matched; null if it may. */
export function stopOfReady(
  market: LiveMarket,
  { terms, readyAtMs, expiresAtMs, marketVersion: version }: LiveOrder,
  nowMs: number,
): LapseCode | null {
  if (expiresAtMs !== null && expiresAtMs <= nowMs) return 'ORDER_EXPIRED'
  const runnerId = runnerOf(terms)
  const admitted = { runnerId, readyAtMs: readyAtMs ?? nowMs, version }
  const confirmation = confirmOrder(market.life, admitted, nowMs)
  if (!confirmation.ok) return confirmation.code
  return isStillQuoted(market.quotes, terms) ? null : 'ODDS_CHANGED'
}
