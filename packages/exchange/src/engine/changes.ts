import type { LiveMarket } from './market/live-market.ts'
import type { Terms } from './market/terms.ts'
import type { LiveOrder } from './orders/live-order.ts'
import type { OrderEntry } from './orders/order-entry.ts'

/** One player's side of a match. */
export type MatchedPart = OrderEntry & {
  matchId: number
  /** The order's terms at the price that was really matched. */
  terms: Terms
  stakeMinor: bigint
  profitMinor: bigint
  /** The house stands on the other side. */
  withHouse: boolean
  atMs: number
}

/** What commands did to the markets, to be stored in one transaction. */
export type Changes = {
  placed: OrderEntry[]
  /** Orders by id that are not what they were before, the new ones among them. */
  changed: Map<number, OrderEntry>
  matches: MatchedPart[]
  /** Whose exposure has to be looked at again, by market. */
  touched: Map<LiveMarket, Set<number>>
  /** Markets whose stored state is not the same any more. */
  markets: Set<LiveMarket>
}

export function noChanges(): Changes {
  return {
    placed: [],
    changed: new Map(),
    matches: [],
    touched: new Map(),
    markets: new Set(),
  }
}

/** Adds later changes to earlier ones. */
export function addChanges(sum: Changes, more: Changes) {
  sum.placed.push(...more.placed)
  for (const [orderId, entry] of more.changed) sum.changed.set(orderId, entry)
  sum.matches.push(...more.matches)
  for (const [market, players] of more.touched)
    for (const playerId of players) noteExposure(sum, market, playerId)
  for (const market of more.markets) sum.markets.add(market)
}

/** Notes that an order has changed, and with it its player's exposure. */
export function noteOrder(changes: Changes, market: LiveMarket, order: LiveOrder) {
  changes.changed.set(order.orderId, { order, market })
  noteExposure(changes, market, order.playerId)
}

export function noteExposure(changes: Changes, market: LiveMarket, playerId: number) {
  const players = changes.touched.get(market) ?? new Set()
  players.add(playerId)
  changes.touched.set(market, players)
}

/** Whether there is nothing to store. */
export function isNothing({ placed, changed, matches, markets }: Changes): boolean {
  return [placed.length, matches.length, changed.size, markets.size].every((count) => count === 0)
}
