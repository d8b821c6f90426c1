import type { LiveOrder, LiveMarket, Terms } from '../market/live-market.ts'

/** One side of a match, to be written. */
export type MatchRow = {
  matchId: number
  order: LiveOrder
  market: LiveMarket
  /** The order's terms at the price that was really matched. */
  terms: Terms
  stakeMinor: bigint
  profitMinor: bigint
  /** The house stands on the other side. */
  withHouse: boolean
  atMs: number
}

/** What a batch does to the rooms, to be written in its transaction. */
export type BatchChanges = {
  placed: { order: LiveOrder; market: LiveMarket }[]
  /** Orders that were written before and are not the same any more. */
  changed: Map<number, { order: LiveOrder; market: LiveMarket }>
  matches: MatchRow[]
  /** Whose exposure has to be looked at again, by room. */
  touched: Map<LiveMarket, Set<number>>
  markets: Set<LiveMarket>
  requests: { playerId: number; clientRef: string; fingerprint: string; orderIds: number[] }[]
}

export function noChanges(): BatchChanges {
  return {
    placed: [],
    changed: new Map(),
    matches: [],
    touched: new Map(),
    markets: new Set(),
    requests: [],
  }
}

/** Notes that an order that the database knows has changed, and with it its player's exposure. */
export function noteOrder(changes: BatchChanges, market: LiveMarket, order: LiveOrder) {
  changes.changed.set(order.orderId, { order, market })
  noteExposure(changes, market, order.playerId)
}

export function noteExposure(changes: BatchChanges, market: LiveMarket, playerId: number) {
  const players = changes.touched.get(market) ?? new Set()
  players.add(playerId)
  changes.touched.set(market, players)
}

/** Whether there is nothing to write. */
export function isNothing({ placed, changed, matches, markets, requests }: BatchChanges): boolean {
  return placed.length + matches.length + requests.length === 0 && changed.size + markets.size === 0
}
