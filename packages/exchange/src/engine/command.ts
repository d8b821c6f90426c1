import type { Persistence } from '../book/order-book.ts'
import type { SuspensionReason } from '../market/market.ts'
import type { Terms } from './market/terms.ts'
import type { MarketPrice } from './prices/market-price.ts'
import type { Refusal } from './refusal.ts'

/** Who bets. What money they have is not the engine's concern. */
export type Bettor = { playerId: number }

/** One bet as it was asked for and parsed. */
export type RequestedOrder = {
  /** The market. */
  code: string
  terms: Terms
  sizeMinor: bigint
  persistence: Persistence
  onEvent: Persistence
  fillOrKill: { minFillMinor: bigint } | null
  /** How long what rests of it may wait; null: until the market closes. */
  expiresInMs: number | null
  /** The market's version that the player saw; null: any. */
  marketVersion: number | null
  /** Takes the house's present rate whatever it is. */
  acceptAny: boolean
}

/** Bets that are taken together or not at all, on one or several markets. */
export type PlaceCommand = {
  type: 'place'
  bettor: Bettor
  orders: readonly RequestedOrder[]
  /** The most that the player may have at risk on a market with them, where something limits it. */
  lossMaxMinor?: bigint | null
  /** They close a position: either all are matched whole, or none is. Each fills or kills, on a runner of its own. */
  isCashOut?: boolean
  /** The most that one of them may lose, where the player has set a limit. */
  stakeMaxMinor?: bigint | null
}

export type CancelCommand = {
  type: 'cancel'
  bettor: Bettor
  code: string
  /** Null orders: all that rest. */
  orders: readonly OrderPart[] | null
}

export type OrderPart = {
  orderId: number
  /** The part to take away; null: all of it. */
  byMinor: bigint | null
  /** What of the order was cancelled as its player saw it; null: whatever it is. */
  cancelledMinor: bigint | null
}

/** Says anew what becomes of an order at the turn in play or at a material event; null: as it is. */
export type PersistCommand = {
  type: 'persist'
  bettor: Bettor
  code: string
  orderId: number
  persistence: Persistence | null
  onEvent: Persistence | null
}

/** What is done to one market at once: no money has to be held first. */
export type ImmediateCommand =
  | CancelCommand
  | PersistCommand
  | { type: 'price'; code: string; price: MarketPrice }
  /** Time has passed: delays may be over, and what held the house back may have gone. */
  | { type: 'ready'; code: string }
  | { type: 'suspend' | 'resume'; code: string; reason: SuspensionReason }
  | { type: 'close'; code: string; resultAtMs: number }
  | BarCommand

/** A limit of a player's own, and the most that it lets one bet lose. */
export type OwnLimit = { code: 'LOSS_LIMIT' | 'STAKE_LIMIT'; worstMaxMinor: bigint }

/** A player may not bet any more, or has set a limit: what rests of theirs lapses, or what is above it. */
export type BarCommand = { type: 'bar'; code: string; playerId: number; ownLimit?: OwnLimit }

/** Everything that the engine is asked to do. */
export type EngineCommand = PlaceCommand | ImmediateCommand

/** The orders that a command concerned, or why nothing was done. */
export type EngineAnswer = { status: 'done'; orderIds: readonly number[] } | Refusal

/** The markets that commands concern, each once. */
export function codesOf(
  commands: readonly (Pick<PlaceCommand, 'type' | 'orders'> | { type: string; code: string })[],
): string[] {
  const codes = commands.flatMap((command) =>
    'code' in command ? [command.code] : command.orders.map(({ code }) => code),
  )
  return [...new Set(codes)]
}
