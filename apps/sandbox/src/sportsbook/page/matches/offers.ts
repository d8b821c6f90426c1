import type { BookView, MatchPageView, MatchView, SelectionView, Words } from '../../book-api.ts'
import type { Pick } from './match-card.ts'
import type { News, Watch } from './watch-news.ts'

/** What was tapped, as it is offered now. */
export type Picked = {
  match: MatchView
  marketId: string
  /** What is bet on; null for the winner of the match. */
  market: Words | null
  selection: SelectionView
}

/** What the slip follows: the offer behind a tap, in whatever the page watches. */
export type Offers = {
  onNews: (listener: () => void) => () => void
  find: (pick: Pick) => { picked: Picked | null; live: boolean; connected: boolean }
}

/** The offers of all matches' winners. */
export function bookOffers(watch: Watch<BookView>): Offers {
  return offersIn(watch, ({ matches }, pick) => {
    const match = matches.find(({ marketId }) => marketId === pick.marketId)
    return match === undefined ? null : winnerOf(match, pick)
  })
}

/** The offers of one match. */
export function matchOffers(watch: Watch<MatchPageView>): Offers {
  return offersIn(watch, pickedIn)
}

function pickedIn({ match, markets }: MatchPageView, pick: Pick): Picked | null {
  if (pick.marketId === match.marketId) return winnerOf(match, pick)
  const market = markets.find(({ marketId }) => marketId === pick.marketId)
  const selection = selectionOf(market, pick)
  if (market === undefined || selection === undefined) return null
  return { match, marketId: market.marketId, market: market.name, selection }
}

function winnerOf(match: MatchView, pick: Pick): Picked | null {
  const selection = selectionOf(match, pick)
  if (selection === undefined) return null
  return { match, marketId: match.marketId, market: null, selection }
}

function selectionOf(
  market: { selections: readonly SelectionView[] } | undefined,
  { selectionId }: Pick,
): SelectionView | undefined {
  return market?.selections.find((one) => one.selectionId === selectionId)
}

function offersIn<Answer extends { live: boolean }>(
  watch: Watch<Answer>,
  find: (answer: Answer, pick: Pick) => Picked | null,
): Offers {
  const offer = ({ answer, connected, gone }: News<Answer>, pick: Pick) => ({
    picked: answer === null || gone ? null : find(answer, pick),
    live: answer?.live ?? true,
    connected,
  })
  return { onNews: watch.onNews, find: (pick) => offer(watch.news(), pick) }
}
