import type { ListedMatch } from '../feed/feed-shapes.ts'
import type { FeedReader } from '../feed/read-feed.ts'
import type { Standing } from '../markets/price-own-markets.ts'

/** Score and odds are read one after the other; a moment between them is read again so often. */
const READS_MAX = 3

/**
 * A match as it stands now, its score and its odds of the same moment if that can be had; null when
 * the source has no such match. Throws FEED_SILENT.
 */
export async function readStanding(feed: FeedReader, match: ListedMatch): Promise<Standing | null> {
  let standing: Standing | null = null
  for (let read = 0; read < READS_MAX; read += 1) {
    standing = await readOnce(feed, match)
    if (standing === null || standing.score.version === standing.market.version) break
  }
  return standing
}

async function readOnce(feed: FeedReader, match: ListedMatch): Promise<Standing | null> {
  const { EventId, MarketId, Sport } = match
  const [market, score, lines] = await Promise.all([
    feed.market(MarketId),
    feed.score(EventId),
    Sport === 'cricket' ? feed.lines(EventId) : [],
  ])
  return market === null || score === null ? null : { match, market, score, lines }
}
