import type { Persistence, SuspensionReason } from '@maidan/exchange'
import type { ErrorCode } from '@maidan/contract'
import type { HouseQuote, Terms } from '../market/live-market.ts'

/** Who bets, and where his money stands. */
export type Bettor = { playerId: number; cash: bigint; exposure: bigint }

/** One bet as it was asked for and parsed. */
export type RequestedOrder = {
  code: string
  terms: Terms
  sizeMinor: bigint
  persistence: Persistence
  onEvent: Persistence
  fillOrKill: { minFillMinor: bigint } | null
  /** The market's version that the player saw. */
  marketVersion: number | null
  /** Takes the house's present rate whatever it is. */
  acceptAny: boolean
}

/** What the feed offers for a runner: prices that can be taken, with sizes of the house. */
export type RunnerOffer = {
  runnerId: number
  isRemoved: boolean
  toBack: readonly { tick: number; sizeMinor: bigint }[]
  toLay: readonly { tick: number; sizeMinor: bigint }[]
}

/** The partner's news of a market. */
export type MarketPrice = {
  code: string
  atMs: number
  isInPlay: boolean
  suspended: boolean
  ballRunning: boolean
  /**
   * Another one with every wicket, boundary, goal, card or penalty; null from a partner who tells of
   * none, but withdraws his prices when one comes.
   */
  eventMark: string | null
  offers: readonly RunnerOffer[]
  quotes: readonly HouseQuote[]
}

export type MatcherCommand =
  | {
      type: 'place'
      bettor: Bettor
      clientRef: string
      fingerprint: string
      orders: readonly RequestedOrder[]
    }
  | {
      type: 'cancel'
      bettor: Bettor
      code: string
      /** The orders, with the part to take away; null is all of it. Null orders: all. */
      orders: readonly { orderId: number; byMinor: bigint | null }[] | null
    }
  | {
      type: 'persist'
      bettor: Bettor
      code: string
      orderId: number
      /** Null: as it is. */
      persistence: Persistence | null
      onEvent: Persistence | null
    }
  | { type: 'price'; code: string; price: MarketPrice }
  | { type: 'ready'; code: string }
  | { type: 'suspend' | 'resume'; code: string; reason: SuspensionReason }
  | { type: 'close'; code: string; resultAtMs: number }
  /** The database knows more than the memory: read the market anew. */
  | { type: 'reload'; code: string }

export type MatcherAnswer =
  | { status: 'done'; orderIds: readonly number[] }
  | { status: 'refused'; code: ErrorCode; params?: Record<string, string | number> }

/** Whether the matcher could not do its work, so that the same may be asked again. */
export function isLost(answer: MatcherAnswer): boolean {
  if (answer.status === 'done') return false
  return answer.code === 'UNAVAILABLE' || answer.code === 'NOT_CONFIRMED'
}

/** The markets that commands concern, each once. */
export function codesOf(commands: readonly MatcherCommand[]): string[] {
  const codes = commands.flatMap((command) =>
    command.type === 'place' ? command.orders.map(({ code }) => code) : [command.code],
  )
  return [...new Set(codes)]
}
