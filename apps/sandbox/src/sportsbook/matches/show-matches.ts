import type { BookView } from '../book-api.ts'
import type { ListedMatch, Market } from '../feed/feed-shapes.ts'
import type { FeedReader } from '../feed/read-feed.ts'
import { kept } from './kept.ts'
import { matchView } from './match-view.ts'
import { offeredMatches } from './offered-matches.ts'

/** However many pages ask, the odds source is read this often at most. */
const VIEW_KEPT_MS = 1_000
const LIST_KEPT_MS = 5_000
const IN_PLAY_KEPT_MS = 1_500
const COMING_KEPT_MS = 20_000
/** More than the front page ever shows: what is asked for no more falls out. */
const MARKETS_MAX = 200

/**
 * The book's front page, read from the odds source only while somebody looks, and framed once for all
 * who do. While the source is silent the matches stand there without odds.
 */
export function matchesShown<Frame>(
  feed: FeedReader,
  frame: (view: BookView) => Promise<Frame>,
  now = Date.now,
): () => Promise<Frame> {
  const list = kept(() => offeredMatches(feed, now()), LIST_KEPT_MS, now)
  const marketOf = marketsKept(feed, now)
  let last: readonly ListedMatch[] = []
  const look = async () => {
    const listed = await list().catch(() => null)
    last = listed ?? last
    const read = await Promise.all(
      last.map((match) => marketOf(match).catch(() => 'silent' as const)),
    )
    const live = listed !== null && !read.includes('silent')
    const matches = last.map((match, index) =>
      matchView(match, live ? readMarket(read[index]) : null),
    )
    return frame({ live, matches })
  }
  return kept(look, VIEW_KEPT_MS, now)
}

/** The markets of the matches that were asked for last, each read as often as it moves. */
function marketsKept(feed: FeedReader, now: () => number) {
  const markets = new Map<string, () => Promise<Market | null>>()
  return ({ MarketId, InPlay }: ListedMatch): Promise<Market | null> => {
    const key = `${MarketId}/${InPlay}`
    const keptMs = InPlay ? IN_PLAY_KEPT_MS : COMING_KEPT_MS
    const read = markets.get(key) ?? kept(() => feed.market(MarketId), keptMs, now)
    markets.delete(key)
    markets.set(key, read)
    if (markets.size > MARKETS_MAX) markets.delete(markets.keys().next().value ?? key)
    return read()
  }
}

function readMarket(read: Market | 'silent' | null | undefined): Market | null {
  return read === undefined || read === 'silent' ? null : read
}
