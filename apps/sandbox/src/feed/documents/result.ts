import type { Fancy } from '../match/match.ts'
import type { Tally } from '../match/tally.ts'
import type { View } from '../play/view.ts'
import type { FeedClock } from '../schedule/feed-clock.ts'
import { PLACES_MAX } from '../schedule/fixture-ids.ts'
import { winnerOf, type Winner } from './list-item.ts'

/** A decided line with the runs that decide it; null is no result. */
export type FancyResult = Readonly<{
  id: string
  title: string
  title_bn: string
  type: Fancy['type']
  score: number | null
  decidedAt: string
}>

/** What `GET /api/results/{eventId}` answers. */
export type EventResult = Readonly<{
  eventId: string
  marketId: string
  /** Null while the match is not over. */
  market: (Winner & { decidedAt: string }) | null
  /** In the order they were decided. */
  fancies: FancyResult[]
  /** The score in numbers as it stands; null in cricket. */
  tally: Tally | null
  /** When each half or set that is over ended, in their order. */
  periodsEndedAt: string[]
}>

/** What was decided at one moment of one match. */
export type ResultEntry = Readonly<{
  /** Rises with the feed's time; the same after a restart. */
  sequence: number
  eventId: string
  marketId: string
  decidedAt: string
  market: Winner | null
  fancies: FancyResult[]
}>

export function eventResult(view: View, clock: FeedClock): EventResult {
  const { fixture } = view
  const winner = winnerOf(view)
  return {
    eventId: fixture.eventId,
    marketId: fixture.marketId,
    market: winner && { ...winner, decidedAt: wall(view.atMs, clock) },
    fancies: view.decided.map((decided) => fancyResult(decided, clock)),
    tally: view.moment.tally,
    periodsEndedAt: view.periodEndsMs.map((atMs) => wall(atMs, clock)),
  }
}

/**
 * What a match has decided after the sequence `since`, one entry for each moment that decided
 * something, in their order.
 */
export function resultEntries(view: View, clock: FeedClock, since: number): ResultEntry[] {
  const { fixture, decided } = view
  const winner = winnerOf(view)
  const sequenceOf = (atMs: number) => atMs * PLACES_MAX + (fixture.number % PLACES_MAX)
  const fresh = decided.filter(({ atMs }) => sequenceOf(atMs) > since)
  const times = new Set(fresh.map(({ atMs }) => atMs))
  if (winner && sequenceOf(view.atMs) > since) times.add(view.atMs)
  return [...times].map((atMs) => ({
    sequence: sequenceOf(atMs),
    eventId: fixture.eventId,
    marketId: fixture.marketId,
    decidedAt: wall(atMs, clock),
    market: atMs === view.atMs ? winner : null,
    fancies: fresh.filter((one) => one.atMs === atMs).map((one) => fancyResult(one, clock)),
  }))
}

/** The least sequence of what was decided at a time or after it. */
export function sequenceFrom(atMs: number): number {
  return Math.ceil(atMs) * PLACES_MAX
}

function fancyResult(
  { fancyId, title, type, score, atMs }: View['decided'][number],
  clock: FeedClock,
): FancyResult {
  return {
    id: fancyId,
    title: title.en,
    title_bn: title.bn,
    type,
    score,
    decidedAt: wall(atMs, clock),
  }
}

function wall(atMs: number, clock: FeedClock): string {
  return new Date(clock.wallMs(atMs)).toISOString()
}
