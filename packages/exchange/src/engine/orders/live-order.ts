import type { Persistence } from '../../book/order-book.ts'
import type { Terms } from '../market/terms.ts'
import type { LapseCode } from '../refusal.ts'

/** An order as the engine keeps it until it is done. Sizes are the backer's stake. */
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
  /** The first order of the cash-out that it is a part of: either all of them are matched, or none. */
  cashOutId: number | null
  /** From this moment on what remains of it lapses; null: never. */
  expiresAtMs: number | null
  /** Delayed: it waits for the market's delay in play. Open: it rests. Done: nothing remains. */
  state: 'delayed' | 'open' | 'done'
  readyAtMs: number | null
  /** The version of the market that let it in. */
  marketVersion: number
  /** Why the last of it lapsed. */
  lapseCode: LapseCode | null
  placedAtMs: number
}

/** What is not matched, lapsed or cancelled. */
export function remainingOf(order: LiveOrder): bigint {
  return order.sizeMinor - order.matchedMinor - order.lapsedMinor - order.cancelledMinor
}
