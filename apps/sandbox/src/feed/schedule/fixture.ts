import type { Match, Purpose, Runner, Words } from '../match/match.ts'

export const SPORTS = ['cricket', 'soccer', 'tennis'] as const
export type Sport = (typeof SPORTS)[number]

/** A match in the schedule. */
export type Fixture = Readonly<{
  /** Eight digits. */
  eventId: string
  /** As the trade writes it: "1.242077712". */
  marketId: string
  /** The event's own number in the schedule: the day, then the place in the day (0 to 99). */
  number: number
  sport: Sport
  competition: Words
  /** Home, or the one drawn first. */
  names: readonly [Words, Words]
  /** The same as the match's own. */
  runners: readonly Runner[]
  /** In the feed's time. */
  startMs: number
  /** It is over by then, whatever happens. */
  latestEndMs: number
  /** From 0, a hardly followed match, to 1. */
  popularity: number
  seed: string
  /** Opens the match before its first ball; each call opens it anew. */
  open: (purpose: Purpose) => Match
}>
