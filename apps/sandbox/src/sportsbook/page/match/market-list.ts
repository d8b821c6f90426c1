import type { MarketGroup, MatchPageView } from '../../book-api.ts'
import { element } from '../../../games/page/dom/element.ts'
import { choiceRow } from '../head/choice-row.ts'
import { keyedList } from '../matches/keyed-list.ts'
import type { PickCalls } from '../matches/match-card.ts'
import type { Speech } from '../words/speech.ts'
import { groupsOf, inGroup, withWinner, type GroupChoice } from './market-groups.ts'
import { marketCard, type MarketNews } from './market-card.ts'

export type MarketList = { node: HTMLElement; update: (page: MatchPageView) => void }

/** The markets of a match, by group; the groups that it has stand above them. */
export function marketList(speech: Speech, calls: PickCalls): MarketList {
  let page: MatchPageView | null = null
  let group: GroupChoice = 'all'
  let offered = ''
  const place = element('div')
  const cards = keyedList<MarketNews>(
    'markets',
    ({ market }) => market.marketId,
    (news) => marketCard(news, speech, calls),
  )
  const none = element('p', { class: 'no-markets', hidden: true }, speech.say('noMarkets'))
  const draw = () => {
    if (page === null) return
    const { live } = page
    const markets = withWinner(page, speech)
    const groups = groupsOf(markets)
    if (group !== 'all' && !groups.includes(group)) group = 'all'
    showGroups(groups, page.match.sport)
    cards.update(inGroup(markets, group).map((market) => ({ market, live })))
    none.hidden = markets.length > 1
  }
  const showGroups = (groups: readonly MarketGroup[], sport: MatchPageView['match']['sport']) => {
    const key = `${group} ${groups.join(' ')}`
    if (key === offered) return
    offered = key
    const choices = (['all', ...groups] as const).map((id) => ({
      id,
      label: speech.say(id === 'parts' ? PARTS[sport] : GROUPS[id]),
    }))
    const attributes = { class: 'sports groups', label: speech.say('marketGroups') }
    const row = choiceRow<GroupChoice>(attributes, choices, (next) => {
      group = next
      draw()
    })
    row.choose(group)
    place.replaceChildren(row.node)
  }
  return {
    node: element('div', { hidden: true }, place, cards.node, none),
    update: (next) => {
      page = next
      draw()
    },
  }
}

const GROUPS = {
  all: 'allMarkets',
  main: 'groupMain',
  totals: 'groupTotals',
  handicaps: 'groupHandicaps',
  scores: 'groupScores',
} as const

/** What the parts of a match are called. */
const PARTS = { soccer: 'groupHalves', tennis: 'groupSets', cricket: 'groupBalls' } as const
