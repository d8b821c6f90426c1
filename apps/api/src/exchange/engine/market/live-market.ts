import type { Claim, Market, OrderBook, Persistence } from '@maidan/exchange'
import type { HouseBets } from '../house/house-bets.ts'
import type { Positions } from './positions.ts'

export type MarketKind = 'match_odds' | 'bookmaker' | 'fancy'

/** Sides as players name them: back and lay a runner, or say yes and no to a claim. */
export type BetSide = 'back' | 'lay' | 'yes' | 'no'

/** What an order bets on, and at which price: a tick of the ladder or a rate of the house. */
export type Terms =
  | { on: 'ladder'; runnerId: number; side: 'back' | 'lay'; tick: number }
  | { on: 'rate'; runnerId: number; side: 'back' | 'lay'; rateCenti: number }
  | { on: 'claim'; claim: Claim; side: 'yes' | 'no'; rateCenti: number }

/** An order that is not done, as the matcher knows it. Sizes are the backer's stake. */
export type LiveOrder = {
  orderId: number
  playerId: number
  terms: Terms
  sizeMinor: bigint
  matchedMinor: bigint
  lapsedMinor: bigint
  cancelledMinor: bigint
  persistence: Persistence
  /** What becomes of it at a material event in play. */
  onEvent: Persistence
  fillOrKill: { minFillMinor: bigint } | null
  state: 'delayed' | 'open' | 'done'
  readyAtMs: number | null
  marketVersion: number
  lapseCode: string | null
  placedAtMs: number
}

/** A price of the house for one side of a runner or claim; null rates are not offered. */
export type HouseQuote = {
  /** The runner, or 0 for the one line of a fancy. */
  runnerId: number
  /** For a fancy: what YES and NO at this moment claim. */
  yesClaim: Claim | null
  noClaim: Claim | null
  forRateCenti: number | null
  againstRateCenti: number | null
  suspended: boolean
  ballRunning: boolean
  stakeMinMinor: bigint
  stakeMaxMinor: bigint
}

/**
 * One market in the memory of the matcher that owns it. It is rebuilt from the database at any
 * time: nothing here is the only copy of anything but the house's own offers, which the feed
 * brings again.
 */
export type LiveMarket = {
  id: bigint
  code: string
  eventId: string
  sport: string
  kind: MarketKind
  runnerIds: readonly number[]
  life: Market
  /** Match odds only. */
  books: Map<number, OrderBook>
  /** Orders of the house that rest in the books, by runner. */
  houseOrders: Map<number, number[]>
  /** How much was known of the house's risk elsewhere when its offers were last looked at. */
  sizedAt: number
  /** The house's last prices were held back; they enter when they may. */
  houseWaits: boolean
  /** Bookmaker and fancy only, by runner. */
  quotes: Map<number, HouseQuote>
  orders: Map<number, LiveOrder>
  /** The same orders by player. */
  ordersOfPlayer: Map<number, Set<LiveOrder>>
  positions: Positions
  /** What players have matched with the house. */
  house: HouseBets
}

/** The house as a player of the books: no player has this id. */
export const HOUSE_PLAYER_ID = 1

/** What is not matched, lapsed or cancelled. */
export function remainingOf(order: LiveOrder): bigint {
  return order.sizeMinor - order.matchedMinor - order.lapsedMinor - order.cancelledMinor
}

export function addOrder(market: LiveMarket, order: LiveOrder) {
  market.orders.set(order.orderId, order)
  const own = market.ordersOfPlayer.get(order.playerId) ?? new Set()
  own.add(order)
  market.ordersOfPlayer.set(order.playerId, own)
}

export function removeOrder(market: LiveMarket, order: LiveOrder) {
  market.orders.delete(order.orderId)
  market.ordersOfPlayer.get(order.playerId)?.delete(order)
}
