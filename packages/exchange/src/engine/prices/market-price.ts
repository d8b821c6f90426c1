import type { HouseQuote } from '../house/house-quote.ts'

/** What the feed offers for a runner: prices that can be taken, with sizes of the house. */
export type RunnerOffer = {
  runnerId: number
  isRemoved: boolean
  toBack: readonly { tick: number; sizeMinor: bigint }[]
  toLay: readonly { tick: number; sizeMinor: bigint }[]
}

/** The partner's report on a market. */
export type MarketPrice = {
  code: string
  atMs: number
  isInPlay: boolean
  suspended: boolean
  ballRunning: boolean
  /**
   * Another one with every wicket, boundary, goal, card or penalty; null from a partner that reports
   * none, but withdraws its prices when one comes.
   */
  eventMark: string | null
  offers: readonly RunnerOffer[]
  quotes: readonly HouseQuote[]
}
