import type { MatchPageView } from '../../book-api.ts'
import { element } from '../../../games/page/dom/element.ts'
import type { PickCalls } from '../matches/match-card.ts'
import type { News } from '../matches/watch-news.ts'
import { emptyNote } from '../pictures/empty-note.ts'
import { skeletons } from '../pictures/skeletons.ts'
import type { Speech } from '../words/speech.ts'
import { marketList } from './market-list.ts'
import { scoreHead } from './score-head.ts'

export type MatchPage = {
  node: HTMLElement
  show: (news: News<MatchPageView>) => void
  /** Brings the reader of the page to its beginning. */
  focus: () => void
}

type PageCalls = PickCalls & { onBack: () => void; onRetry: () => void }

/** One match: how it stands, and everything that can be bet on it; loading until it comes. */
export function matchPage(speech: Speech, { onBack, onRetry, ...picking }: PageCalls): MatchPage {
  const head = scoreHead(speech)
  const list = marketList(speech, picking)
  const instead = element('div', {}, skeletons(speech.say('loading')))
  const back = element('button', { type: 'button', class: 'back' }, `‹ ${speech.say('allMatches')}`)
  back.addEventListener('click', onBack)
  let shown: 'loading' | 'match' | 'gone' | 'failed' = 'loading'
  const become = (next: typeof shown, ...nodes: Node[]) => {
    if (shown !== next) instead.replaceChildren(...nodes)
    shown = next
  }
  return {
    node: element('div', { class: 'match-page' }, back, head.node, instead, list.node),
    focus: () => back.focus(),
    show: ({ answer, gone, connected }) => {
      head.node.hidden = answer === null
      list.node.hidden = answer === null || gone
      if (gone) become('gone', overNote(speech, onBack))
      else if (answer !== null) become('match')
      else if (!connected) become('failed', failedNote(speech, onRetry))
      if (answer === null) return
      head.update(answer)
      if (connected) list.update(answer)
    },
  }
}

function overNote(speech: Speech, onPress: () => void): HTMLElement {
  return emptyNote({
    picture: 'slip',
    title: speech.say('matchOver'),
    text: speech.say('matchOverText'),
    step: { label: speech.say('allMatches'), onPress },
  })
}

function failedNote(speech: Speech, onPress: () => void): HTMLElement {
  return emptyNote({
    picture: 'slip',
    title: speech.say('matchFailed'),
    text: speech.say('loadFailedText'),
    step: { label: speech.say('retry'), onPress },
  })
}
