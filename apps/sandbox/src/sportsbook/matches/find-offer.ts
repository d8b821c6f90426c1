import type { Words } from '../book-api.ts'
import { StudioError } from '../../games/errors/studio-error.ts'
import type { ListedMatch } from '../feed/feed-shapes.ts'
import type { FeedReader } from '../feed/read-feed.ts'
import { oddsText } from '../odds/odds-text.ts'
import { priceMarket } from '../odds/price-market.ts'
import { offeredMatches } from './offered-matches.ts'

export type Asked = { marketId: string; selectionId: string; oddsCenti: number }

/** What a bet gets now, read from the odds source and from nothing that was kept. */
export type Offer = {
  eventId: string
  match: Words
  selection: Words
  startsAt: string
  inPlay: boolean
  oddsCenti: number
}

/**
 * The offer behind what a player saw: the same odds, or better ones. Throws FEED_SILENT,
 * SELECTION_CLOSED, or ODDS_CHANGED with the lower odds.
 */
export async function findOffer(feed: FeedReader, asked: Asked, nowMs: number): Promise<Offer> {
  const match = (await offeredMatches(feed, nowMs)).find(
    ({ MarketId }) => MarketId === asked.marketId,
  )
  if (match === undefined) throw new StudioError('SELECTION_CLOSED')
  const market = await feed.market(asked.marketId)
  const oddsCenti = priceMarket(match, market).get(asked.selectionId) ?? null
  if (market === null || oddsCenti === null) throw new StudioError('SELECTION_CLOSED')
  if (oddsCenti < asked.oddsCenti)
    throw new StudioError('ODDS_CHANGED', { odds: oddsText(oddsCenti) })
  return { ...namesOf(match, asked.selectionId), inPlay: market.inplay, oddsCenti }
}

function namesOf(match: ListedMatch, selectionId: string) {
  const selected = match.Runners.find(({ SelectionId }) => String(SelectionId) === selectionId)
  if (selected === undefined) throw new StudioError('SELECTION_CLOSED')
  return {
    eventId: match.EventId,
    startsAt: match.OpenDate,
    match: { en: match.Event, bn: match.Event_bn },
    selection: { en: selected.SelectionName, bn: selected.SelectionName_bn },
  }
}
