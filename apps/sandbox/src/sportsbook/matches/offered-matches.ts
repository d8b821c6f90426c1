import type { ListedMatch } from '../feed/feed-shapes.ts'
import type { FeedReader } from '../feed/read-feed.ts'

const SPORTS = ['cricket', 'soccer', 'tennis'] as const
const AHEAD_HOURS = 24
const MATCHES_MAX = 60

/**
 * The matches that the book takes bets on, in play first, then by their start: what is not over and
 * begins within a day. Throws FEED_SILENT.
 */
export async function offeredMatches(feed: FeedReader, nowMs: number): Promise<ListedMatch[]> {
  const lists = await Promise.all(SPORTS.map((sport) => feed.matches(sport)))
  return lists
    .flat()
    .filter((match) => isOffered(match, nowMs))
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, MATCHES_MAX)
}

/** A match that should have begun and is not in play is about to: it stays in the list. */
export function isOffered({ Status, InPlay, OpenDate }: ListedMatch, nowMs: number): boolean {
  return Status === 'OPEN' && (InPlay || Date.parse(OpenDate) <= nowMs + AHEAD_HOURS * 3_600_000)
}

function rank({ InPlay, OpenDate }: ListedMatch): number {
  return InPlay ? 0 : Date.parse(OpenDate)
}
