import { element } from '../../../games/page/dom/element.ts'
import { keyedList } from './keyed-list.ts'
import { matchCard, type CardCalls, type CardNews } from './match-card.ts'
import type { Speech } from '../words/speech.ts'

export type MatchSection = { node: HTMLElement; update: (news: readonly CardNews[]) => void }

/** Matches below a heading; a section without matches is not there. */
export function matchSection(heading: string, speech: Speech, calls: CardCalls): MatchSection {
  const list = keyedList<CardNews>(
    'cards',
    ({ match }) => match.marketId,
    (news) => matchCard(news, speech, calls),
  )
  const count = element('span', { class: 'count' })
  const head = element('h2', { class: 'section-head' }, heading, count)
  const node = element('section', { hidden: true }, head, list.node)
  return {
    node,
    update: (news) => {
      node.hidden = news.length === 0
      count.textContent = String(news.length)
      list.update(news)
    },
  }
}
