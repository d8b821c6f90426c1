import { BOOK_MARGIN_BPS } from '@maidan/casino'
import { StudioError } from '../../games/errors/studio-error.ts'
import type { Words } from '../book-api.ts'
import type { ListedMatch } from '../feed/feed-shapes.ts'
import type { FeedReader } from '../feed/read-feed.ts'
import { ownMarketOf } from '../markets/market-id.ts'
import type { MatchPricer } from '../markets/match-pricer.ts'
import { oddsText } from '../odds/odds-text.ts'
import { priceMarket } from '../odds/price-market.ts'
import { offeredMatches } from './offered-matches.ts'
import { readStanding } from './read-standing.ts'

export type Asked = { marketId: string; selectionId: string; oddsCenti: number }

/** What prices a bet: the odds source, and what the book makes of it. */
export type Pricing = { feed: FeedReader; price: MatchPricer }

/** What a bet gets now, read from the odds source and from nothing that was kept. */
export type Offer = {
  eventId: string
  match: Words
  /** What is bet on; null for the winner of the match. */
  market: Words | null
  selection: Words
  startsAt: string
  inPlay: boolean
  oddsCenti: number
  /** What the house keeps in these odds, in hundredths of a percent. */
  marginBps: number
}

/**
 * The offers behind what a player saw, in its order: the same odds, or better ones. Throws FEED_SILENT,
 * SAME_MATCH, SELECTION_CLOSED with the market, or ODDS_CHANGED with the lower odds and their market.
 */
export async function findOffers(
  pricing: Pricing,
  asked: readonly Asked[],
  nowMs: number,
): Promise<Offer[]> {
  const matches = await offeredMatches(pricing.feed, nowMs)
  const found = asked.map((one) => ({ asked: one, match: matchOf(matches, one) }))
  if (new Set(found.map(({ match }) => match.EventId)).size < found.length)
    throw new StudioError('SAME_MATCH')
  return Promise.all(found.map((one) => findOffer(pricing, one)))
}

function matchOf(matches: readonly ListedMatch[], { marketId }: Asked): ListedMatch {
  const own = ownMarketOf(marketId)
  const match = matches.find(({ MarketId, EventId }) =>
    own === null ? MarketId === marketId : EventId === own.eventId,
  )
  if (match === undefined) throw new StudioError('SELECTION_CLOSED', { marketId })
  return match
}

async function findOffer(
  pricing: Pricing,
  { asked, match }: { asked: Asked; match: ListedMatch },
): Promise<Offer> {
  const { marketId } = asked
  const isOwn = ownMarketOf(marketId) !== null
  const found = await (isOwn ? findOwn : findWinner)(pricing, match, asked)
  if (found?.oddsCenti == null) throw new StudioError('SELECTION_CLOSED', { marketId })
  const { oddsCenti } = found
  if (oddsCenti < asked.oddsCenti)
    throw new StudioError('ODDS_CHANGED', { odds: oddsText(oddsCenti), marketId })
  return {
    eventId: match.EventId,
    startsAt: match.OpenDate,
    match: { en: match.Event, bn: match.Event_bn },
    ...found,
    oddsCenti,
  }
}

type Found = Pick<Offer, 'market' | 'selection' | 'inPlay' | 'marginBps'> & {
  oddsCenti: number | null
}

async function findWinner(
  { feed }: Pricing,
  match: ListedMatch,
  { selectionId }: Asked,
): Promise<Found | null> {
  const market = await feed.market(match.MarketId)
  const selected = match.Runners.find(({ SelectionId }) => String(SelectionId) === selectionId)
  if (market === null || selected === undefined) return null
  return {
    market: null,
    selection: { en: selected.SelectionName, bn: selected.SelectionName_bn },
    inPlay: market.inplay,
    marginBps: BOOK_MARGIN_BPS.winner,
    oddsCenti: priceMarket(match, market).get(selectionId) ?? null,
  }
}

async function findOwn(
  { feed, price }: Pricing,
  match: ListedMatch,
  { marketId, selectionId }: Asked,
): Promise<Found | null> {
  const standing = await readStanding(feed, match)
  if (standing === null) return null
  const market = price(standing).find((one) => one.marketId === marketId)
  const selected = market?.selections.find((one) => one.selectionId === selectionId)
  if (market === undefined || selected === undefined) return null
  return {
    market: market.name,
    selection: selected.name,
    inPlay: standing.market.inplay,
    marginBps: market.marginBps,
    oddsCenti: selected.oddsCenti,
  }
}
