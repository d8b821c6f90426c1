/**
 * One runner's book of orders: price first, then time; the taker gets the better price. A book is
 * deterministic: the same commands give the same events and the same digest, whichever
 * implementation runs them. It knows no clock, no balance and no market; a flow asks it only for
 * orders that the market has accepted and the ledger has covered. Input outside the ranges below
 * throws a RangeError and changes nothing.
 */
export type OrderBook = {
  /**
   * Matches what can be matched and rests what is left: first the matches in their order, then one
   * event for what is left, if anything. No order with this id may rest in the book; the caller
   * gives an id once. Throws too, fill or kill apart, for an order whose price on its own side
   * holds so much already that both together exceed `LEVEL_MAX_MINOR`.
   */
  place: (order: NewOrder) => readonly BookEvent[]
  /** What a fill or kill would take now, in its order, and takes nothing; empty where it would lapse. */
  reach: (order: NewOrder) => readonly Reached[]
  /** Takes an order's remaining size away; no event if the book does not hold it. */
  cancel: (orderId: number) => readonly BookEvent[]
  /**
   * Takes a part of the remaining size away and keeps the order's place in the queue; all that
   * remains if `byMinor`, from 1 to `SIZE_MAX_MINOR`, is as much or more.
   */
  reduce: (orderId: number, byMinor: bigint) => readonly BookEvent[]
  /** Says what becomes of the order at the turn in play; false if the book does not hold it. */
  setPersistence: (orderId: number, persistence: Persistence) => boolean
  /** Lapses, in the order of `resting`, the orders that do not stay when the market turns in play. */
  turnInPlay: () => readonly BookEvent[]
  /** Lapses, in the order of `resting`, every order whose last moment is at or before `nowMs`. */
  expire: (nowMs: number) => readonly BookEvent[]
  /** Lapses everything, in the order of `resting`: the market is suspended for good, closed or void. */
  lapseAll: (reason: LapseReason) => readonly BookEvent[]
  /** The best open prices, best first, at most `levels` on each side. */
  depth: (levels: number) => Depth
  /** The order as it rests; null if the book does not hold it. */
  find: (orderId: number) => RestingOrder | null
  /** Every resting order: backs, then lays; each side from its best price, each price in time. */
  resting: () => readonly RestingOrder[]
}

export type Side = 'back' | 'lay'

/** At the turn in play an order lapses or is kept. */
export type Persistence = 'lapse' | 'keep'

export type NewOrder = {
  /** Positive safe integers. */
  orderId: number
  playerId: number
  side: Side
  /** 0 to 349 on the ladder: a back takes this price or a higher one, a lay this or a lower one. */
  tick: number
  /** The backer's stake, above 0 and at most `SIZE_MAX_MINOR`. */
  sizeMinor: bigint
  persistence: Persistence
  /** A safe integer: from this moment on `expire` lapses the order. */
  expiresAtMs?: number
  /**
   * Fill or kill: matches at once at least `minFillMinor` or nothing, and never rests. `tick` is
   * then the limit of the average price of the whole fill, so that single parts may be worse. The
   * smallest fill is from 1 to `sizeMinor`.
   */
  fillOrKill?: { minFillMinor: bigint }
}

export type RestingOrder = Readonly<{
  orderId: number
  playerId: number
  side: Side
  tick: number
  remainingMinor: bigint
  persistence: Persistence
  /** Null: until it is matched or taken away. */
  expiresAtMs: number | null
}>

/** The largest size of one order: exact in a double, a thousand times any real stake. */
export const SIZE_MAX_MINOR = 10n ** 13n

/** The most that may rest on one side of one price, so that its sum is exact in a double too. */
export const LEVEL_MAX_MINOR = 2n ** 53n - 1n

/**
 * Why the book lets an order go. `self_match`: a later order of the same player's reached it. The
 * later one goes on: were it the one to lapse, a resting order could call back a bet in its delay.
 * `not_filled`: fill or kill found too little at its average price.
 */
export type LapseReason =
  | 'turned_in_play'
  | 'expired'
  | 'self_match'
  | 'not_filled'
  | 'suspended'
  | 'closed'
  | 'void'

export type BookEvent =
  /** The taker meets the maker at the maker's price; `sizeMinor` is the backer's stake. */
  | {
      type: 'matched'
      makerOrderId: number
      takerOrderId: number
      tick: number
      sizeMinor: bigint
    }
  | { type: 'rested'; orderId: number; sizeMinor: bigint }
  | { type: 'cancelled'; orderId: number; sizeMinor: bigint }
  | { type: 'lapsed'; orderId: number; sizeMinor: bigint; reason: LapseReason }

/** A part of a resting order, at its price. */
export type Reached = Readonly<{ orderId: number; tick: number; sizeMinor: bigint }>

export type PriceSize = Readonly<{ tick: number; sizeMinor: bigint }>

/** What a player can take at once: to back are the lays that rest, highest odds first. */
export type Depth = Readonly<{ toBack: readonly PriceSize[]; toLay: readonly PriceSize[] }>
