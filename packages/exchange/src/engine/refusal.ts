import type { MarketRefusal } from '../market/market.ts'
import type { Terms } from './market/terms.ts'

/** Why the engine does not do what a player asks, with what they need to know to ask again. */
export type Refusal = { status: 'refused' } & RefusalReason

export type RefusalReason =
  | { code: PlainRefusalCode }
  | { code: 'STAKE_OUT_OF_RANGE'; minMinor: bigint; maxMinor: bigint }
  | HouseReason
  /** More would be at risk on a market than the player may lose there. */
  | { code: 'BONUS_BET_MAX'; maxMinor: bigint }
  /** One bet could lose more than the player's own limit lets by. */
  | { code: 'STAKE_LIMIT'; maxMinor: bigint }
  /** The terms that the house offers instead; null: it offers others by now. */
  | { code: 'ODDS_CHANGED'; offered: Terms | null }

/** Why the house does not take a bet: a side is full, or the most that it takes of this bet now. */
export type HouseReason = { code: 'MARKET_SUSPENDED' } | { code: 'HOUSE_LIMIT'; maxMinor: bigint }

type PlainRefusalCode =
  | MarketRefusal
  | 'MARKET_NOT_FOUND'
  | 'ODDS_INVALID'
  | 'BET_IN_PROGRESS'
  | 'BET_NOT_FOUND'
  | 'BET_CHANGED'

export type RefusalCode = RefusalReason['code']

/** Why what remained of an order went without the player asking for it. */
export type LapseCode =
  | MarketRefusal
  | 'ODDS_CHANGED'
  | 'HOUSE_LIMIT'
  | 'TURNED_IN_PLAY'
  | 'MATERIAL_EVENT'
  | 'ORDER_EXPIRED'
  | 'SELF_MATCH'
  | 'SECTION_BLOCKED'
  | 'LOSS_LIMIT'
  | 'STAKE_LIMIT'
  | 'NOT_FILLED'

export function refused(reason: RefusalReason): Refusal {
  return { status: 'refused', ...reason }
}
