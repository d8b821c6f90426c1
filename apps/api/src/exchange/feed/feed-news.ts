import type { Sport } from '@maidan/contract'
import type { HouseQuote } from '@maidan/exchange/engine'

/** An event as the partner lists it. */
export type FeedEvent = {
  id: string
  marketCode: string
  sport: Sport
  name: string
  nameBn: string
  competition: string
  competitionBn: string
  startsAt: Date
  runners: { id: number; name: string; nameBn: string }[]
}

/** A row of the bookmaker, or one line of the fancies. */
export type FeedLine = {
  code: string
  kind: 'bookmaker' | 'fancy'
  fancyType: number | null
  name: string
  nameBn: string
  suspended: boolean
  ballRunning: boolean
  runners: { id: number; name: string; nameBn: string }[]
  quotes: HouseQuote[]
}

/** What the partner says has been decided. */
export type FeedResult = {
  position: string
  code: string
  outcome: { winners: number[] } | { score: number } | { void: string }
}
