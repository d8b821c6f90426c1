import type { MatchPageView, ScoreView } from '../../book-api.ts'
import { element } from '../../../games/page/dom/element.ts'
import { linePicture } from '../pictures/line-picture.ts'
import { spokenTime } from '../time/spoken-time.ts'
import { nameIn } from '../words/name-in.ts'
import type { Speech } from '../words/speech.ts'

export type ScoreHead = { node: HTMLElement; update: (page: MatchPageView) => void }

/** The board of a match: who plays, the score, the clock, and what happened last. */
export function scoreHead(speech: Speech): ScoreHead {
  const label = speech.say('score')
  const node = element('section', { class: 'score', 'aria-label': label, hidden: true })
  let shown = ''
  return {
    node,
    update: (page) => {
      const { match, score } = page
      const news = JSON.stringify([match.inPlay, match.startsAt, score])
      if (news === shown) return
      shown = news
      node.replaceChildren(...headParts(page, speech), ...scoreParts(page, speech))
    },
  }
}

function headParts({ match }: MatchPageView, speech: Speech): Node[] {
  const language = speech.language()
  const when = match.inPlay
    ? element('span', { class: 'live-mark' }, speech.say('live'))
    : element('span', { class: 'when' }, spokenTime(match.startsAt, speech))
  return [
    element(
      'p',
      { class: 'card-head' },
      linePicture(match.sport),
      element('span', { class: 'competition' }, nameIn(match.competition, language)),
      when,
    ),
    element('h2', { class: 'match-title' }, nameIn(match.name, language)),
  ]
}

/** Nothing before the start: there is no score yet. */
function scoreParts({ match, score }: MatchPageView, speech: Speech): Node[] {
  if (score === null || !match.inPlay) return []
  const language = speech.language()
  return [
    element('ul', { class: 'score-lines' }, ...score.lines.map((line) => sideLine(line, speech))),
    element(
      'p',
      { class: 'score-now' },
      element('b', {}, nameIn(score.clock, language)),
      element('span', {}, nameIn(score.summary, language)),
    ),
    element('p', { class: 'score-says' }, nameIn(score.says, language)),
  ]
}

function sideLine(
  { name, score, note, isActive }: ScoreView['lines'][number],
  speech: Speech,
): HTMLElement {
  return element(
    'li',
    { 'data-active': isActive },
    element('span', { class: 'score-name' }, nameIn(name, speech.language())),
    element('span', { class: 'score-note' }, note),
    element('b', {}, score === '' ? '–' : score),
  )
}
