import type { Sport } from '@maidan/contract'
import type { HouseQuote } from '@maidan/exchange/engine'
import type { Texts } from '../../platform/texts/choose-text.ts'

export type FeedRunner = { id: number; names: Texts }

/** An event as the partner lists it. */
export type FeedEvent = {
  id: string
  marketCode: string
  sport: Sport
  names: Texts
  competitions: Texts
  startsAt: Date
  runners: FeedRunner[]
}

/** A row of the bookmaker, or one line of the fancies. */
export type FeedLine = {
  code: string
  kind: 'bookmaker' | 'fancy'
  fancyType: number | null
  names: Texts
  suspended: boolean
  ballRunning: boolean
  runners: FeedRunner[]
  quotes: HouseQuote[]
}

/** What the partner says has been decided. */
export type FeedResult = {
  position: string
  code: string
  outcome: { winners: number[] } | { score: number } | { void: string }
}
