import type { MarketView } from '../../book-api.ts'
import { element } from '../../../games/page/dom/element.ts'
import type { Line } from '../matches/keyed-list.ts'
import type { PickCalls } from '../matches/match-card.ts'
import { oddsRow } from '../matches/odds-row.ts'
import { nameIn } from '../words/name-in.ts'
import type { Speech } from '../words/speech.ts'

/** A market as it is shown: with whether bets are taken at all. */
export type MarketNews = { market: MarketView; live: boolean }

/** More than these stand in a grid of three. */
const IN_ONE_ROW_MAX = 3

/** One market of a match with its odds to tap. */
export function marketCard(
  { market }: MarketNews,
  speech: Speech,
  { onPick, isPicked }: PickCalls,
): Line<MarketNews> {
  const { marketId, selections } = market
  const isWide = selections.length > IN_ONE_ROW_MAX
  const odds = element('div', { class: isWide ? 'odds-grid' : 'odds-row' })
  const name = element('h3', { class: 'market-name' }, nameIn(market.name, speech.language()))
  const node = element('li', { class: 'card market' }, name, odds)
  const row = oddsRow(odds, speech, {
    onPress: (selectionId) => onPick({ marketId, selectionId }),
    isPicked: (selectionId) => isPicked({ marketId, selectionId }),
  })
  return { node, update: ({ market: next, live }) => row(next.selections, live) }
}
