import type { MatchView, SelectionView } from '../book-api.ts'
import type { ListedMatch, Market } from '../feed/feed-shapes.ts'
import { oddsText } from '../odds/odds-text.ts'
import { priceMarket } from '../odds/price-market.ts'

/** A match with the odds of its winner; without odds where the market is null. */
export function matchView(match: ListedMatch, market: Market | null): MatchView {
  const odds = priceMarket(match, market)
  return {
    eventId: match.EventId,
    marketId: match.MarketId,
    sport: match.Sport,
    name: { en: match.Event, bn: match.Event_bn },
    competition: { en: match.Competition, bn: match.Competition_bn },
    startsAt: match.OpenDate,
    inPlay: match.InPlay,
    selections: match.Runners.map(({ SelectionId, SelectionName, SelectionName_bn }) => ({
      selectionId: String(SelectionId),
      name: { en: SelectionName, bn: SelectionName_bn },
      odds: oddsShown(odds.get(String(SelectionId)) ?? null),
    })),
  }
}

/** Odds in hundredths as they are shown. */
export function oddsShown(oddsCenti: number | null): SelectionView['odds'] {
  return oddsCenti === null ? null : oddsText(oddsCenti)
}
