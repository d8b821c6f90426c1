import type { z } from 'zod'
import { StudioError } from '../../games/errors/studio-error.ts'
import {
  MARKET,
  MATCH_LIST,
  RESULT,
  type ListedMatch,
  type Market,
  type MatchResult,
} from './feed-shapes.ts'

/** The odds source as the book reads it, over HTTP. */
export type FeedReader = {
  /** Yesterday's, today's and tomorrow's matches of a sport. Throws FEED_SILENT. */
  matches: (sport: ListedMatch['Sport']) => Promise<ListedMatch[]>
  /** A market as it stands now; null when there is no such market. Throws FEED_SILENT. */
  market: (marketId: string) => Promise<Market | null>
  /** Null while nothing is decided, or when the source knows the match no more. Throws FEED_SILENT. */
  result: (eventId: string) => Promise<MatchResult | null>
}

const READ_TIMEOUT_MS = 2_000

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
    market: async (marketId) =>
      (await read(`/api/match-odds/${encodeURIComponent(marketId)}`, MARKET))?.[0] ?? null,
    result: async (eventId) =>
      (await read(`/api/results/${encodeURIComponent(eventId)}`, RESULT))?.market ?? null,
  }
}
