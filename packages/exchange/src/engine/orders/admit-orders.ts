import { admitOrder } from '../../market/admit-order.ts'
import type { EngineInput } from '../at.ts'
import type { RequestedOrder } from '../command.ts'
import type { LiveMarket, Markets } from '../market/live-market.ts'
import { runnerOf } from '../market/terms.ts'
import { refused, type Refusal, type RefusalReason } from '../refusal.ts'
import type { LiveOrder } from './live-order.ts'
import type { OrderEntry } from './order-entry.ts'
import { priceNow } from './price-now.ts'

type Request = { playerId: number; orders: readonly RequestedOrder[]; isCashOut: boolean }

/** Lets the orders of one request in, all of them or none, each with its in-play delay. */
export function admitOrders(
  markets: Markets,
  request: Request,
  input: EngineInput,
): OrderEntry[] | Refusal {
  const admitted: OrderEntry[] = []
  for (const requested of request.orders) {
    const market = markets.get(requested.code)
    if (!market) return refused({ code: 'MARKET_NOT_FOUND' })
    const order = admitOne(market, requested, { ...input, playerId: request.playerId })
    if ('code' in order) return refused(order)
    admitted.push({ order, market })
  }
  if (request.isCashOut) joinCashOut(admitted)
  return admitted
}

function joinCashOut(admitted: readonly OrderEntry[]) {
  const [first] = admitted
  const runners = new Set(admitted.map(({ order }) => runnerOf(order.terms)))
  const isPart = ({ order, market }: OrderEntry) =>
    market === first?.market && order.terms.on === 'ladder' && order.fillOrKill !== null
  if (!first || runners.size < admitted.length || !admitted.every(isPart))
    throw new RangeError('a cash-out is a fill or kill on each of some runners of one market')
  for (const { order } of admitted) order.cashOutId = first.order.orderId
}

function admitOne(
  market: LiveMarket,
  requested: RequestedOrder,
  { nowMs, nextId, playerId }: Pick<EngineInput, 'nowMs' | 'nextId'> & { playerId: number },
): LiveOrder | RefusalReason {
  const { marketVersion } = requested
  const seen = marketVersion === null ? {} : { marketVersion }
  const admission = admitOrder(market.life, { runnerId: runnerOf(requested.terms), ...seen }, nowMs)
  if (!admission.ok) return { code: admission.code }
  const terms = priceNow(market, requested)
  if ('code' in terms) return terms
  const waits = admission.readyAtMs > nowMs
  const { sizeMinor, persistence, onEvent, fillOrKill, expiresInMs } = requested
  return {
    orderId: nextId(),
    playerId,
    terms,
    sizeMinor,
    matchedMinor: 0n,
    lapsedMinor: 0n,
    cancelledMinor: 0n,
    persistence,
    onEvent,
    fillOrKill,
    cashOutId: null,
    expiresAtMs: expiresInMs === null ? null : nowMs + expiresInMs,
    state: waits ? 'delayed' : 'open',
    readyAtMs: waits ? admission.readyAtMs : null,
    marketVersion: admission.version,
    lapseCode: null,
    placedAtMs: nowMs,
  }
}
