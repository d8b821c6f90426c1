import type { MarketGroup, MarketView, MatchPageView } from '../../book-api.ts'
import type { Speech } from '../words/speech.ts'

export type GroupChoice = MarketGroup | 'all'

const ORDER: readonly MarketGroup[] = ['main', 'totals', 'handicaps', 'parts', 'scores']

/** All markets of a match, its winner first. */
export function withWinner({ match, markets }: MatchPageView, speech: Speech): MarketView[] {
  const text = speech.say(match.sport === 'soccer' ? 'matchResult' : 'matchWinner')
  const { marketId, selections } = match
  return [{ marketId, selections, group: 'main', name: { en: text, bn: text } }, ...markets]
}

/** The groups that have markets, in their order. */
export function groupsOf(markets: readonly MarketView[]): MarketGroup[] {
  return ORDER.filter((group) => markets.some((market) => market.group === group))
}

/** The markets of a group, all of them in the order of the groups. */
export function inGroup(markets: readonly MarketView[], choice: GroupChoice): MarketView[] {
  return ORDER.filter((group) => choice === 'all' || choice === group).flatMap((group) =>
    markets.filter((market) => market.group === group),
  )
}
