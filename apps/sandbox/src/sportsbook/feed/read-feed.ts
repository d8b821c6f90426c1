import type { z } from 'zod'
import { StudioError } from '../../games/errors/studio-error.ts'
import {
  EVENT,
  MARKET,
  MATCH_LIST,
  RESULT,
  SCORE,
  type FeedLine,
  type ListedMatch,
  type Market,
  type MatchFacts,
  type MatchScore,
} from './feed-shapes.ts'

/** The odds source as the book reads it, over HTTP. */
export type FeedReader = {
  /** Yesterday's, today's and tomorrow's matches of a sport. Throws FEED_SILENT. */
  matches: (sport: ListedMatch['Sport']) => Promise<ListedMatch[]>
  /**
   * A market as it stands now, suspended if it is in play and nothing was heard of it for too long;
   * null when there is no such market. Throws FEED_SILENT.
   */
  market: (marketId: string) => Promise<Market | null>
  /** How a match stands; null when there is no such match. Throws FEED_SILENT. */
  score: (eventId: string) => Promise<MatchScore | null>
  /** The lines on runs of a match, none but in cricket. Throws FEED_SILENT. */
  lines: (eventId: string) => Promise<readonly FeedLine[]>
  /** What is decided; null when the source knows the match no more. Throws FEED_SILENT. */
  facts: (eventId: string) => Promise<MatchFacts | null>
}

const READ_TIMEOUT_MS = 2_000
/**
 * Odds in play that are older are no odds: a source that answers, but whose news hang somewhere, would
 * go on offering what the match has left behind.
 */
const IN_PLAY_STALE_MS = 10_000

export function feedReader(feedUrl: string): FeedReader {
  const read = async <T>(path: string, shape: z.ZodType<T>): Promise<T | null> => {
    try {
      const response = await fetch(new URL(path, feedUrl), {
        redirect: 'error',
        signal: AbortSignal.timeout(READ_TIMEOUT_MS),
      })
      if (response.status === 404) return null
      if (!response.ok) throw new Error(`the odds source answered ${response.status}`)
      return shape.parse(await response.json())
    } catch (error) {
      throw new StudioError('FEED_SILENT', {}, { cause: error })
    }
  }
  return {
    matches: async (sport) => (await read(`/api/sports-events/${sport}`, MATCH_LIST)) ?? [],
    market: async (marketId) => {
      const path = `/api/match-odds/${encodeURIComponent(marketId)}`
      const [market = null] = (await read(path, MARKET)) ?? []
      return market && withoutStale(market, Date.now())
    },
    score: (eventId) => read(`/api/score/${encodeURIComponent(eventId)}`, SCORE),
    lines: async (eventId) => {
      const event = await read(`/api/event/${encodeURIComponent(eventId)}`, EVENT)
      return Object.values(event?.data.items[eventId]?.fancy2 ?? {})
    },
    facts: (eventId) => read(`/api/results/${encodeURIComponent(eventId)}`, RESULT),
  }
}

function withoutStale(market: Market, nowMs: number): Market {
  const { inplay, status, updatedAt } = market
  const isStale = inplay && nowMs - Date.parse(updatedAt) > IN_PLAY_STALE_MS
  return isStale && status === 'OPEN' ? { ...market, status: 'SUSPENDED' } : market
}
