import type { BookView, MatchView } from '../../book-api.ts'
import { element } from '../../../games/page/dom/element.ts'
import { choiceRow } from '../head/choice-row.ts'
import { emptyNote } from '../pictures/empty-note.ts'
import { linePicture } from '../pictures/line-picture.ts'
import { skeletons } from '../pictures/skeletons.ts'
import type { Speech } from '../words/speech.ts'
import type { CardCalls } from './match-card.ts'
import { matchSection } from './match-section.ts'
import { splitMatches, type SportChoice } from './split-matches.ts'

export type MatchBoard = {
  node: HTMLElement
  show: (book: BookView) => void
  /** The first matches did not come. */
  fail: () => void
}

type BoardCalls = CardCalls & { onRetry: () => void }

const SPORTS = ['cricket', 'soccer', 'tennis'] as const

/** The matches by sport, those in play first; loading until the first ones come. */
export function matchBoard(speech: Speech, calls: BoardCalls): MatchBoard {
  let book: BookView | null = null
  let sport: SportChoice = 'all'
  const inPlay = matchSection(speech.say('inPlay'), speech, calls)
  const coming = matchSection(speech.say('coming'), speech, calls)
  const instead = element('div', {}, skeletons(speech.say('loading')))
  const choose = (next: SportChoice) => {
    sport = next
    sports.choose(next)
    if (book !== null) draw(book)
  }
  const sports = sportRow(speech, choose)
  const draw = ({ matches, live }: BookView) => {
    const split = splitMatches(matches, sport)
    const newsOf = (chosen: readonly MatchView[]) => chosen.map((match) => ({ match, live }))
    inPlay.update(newsOf(split.inPlay))
    coming.update(newsOf(split.coming))
    const isEmpty = split.inPlay.length + split.coming.length === 0
    if (!isEmpty) instead.replaceChildren()
    // Drawn anew only when it changes, so that its button keeps the focus.
    else if (instead.dataset['sport'] !== sport || instead.childElementCount === 0)
      instead.replaceChildren(nothingNote(speech, sport, () => choose('all')))
    instead.dataset['sport'] = isEmpty ? sport : ''
  }
  sports.choose(sport)
  return {
    node: element('div', {}, sports.node, instead, inPlay.node, coming.node),
    show: (next) => {
      book = next
      draw(next)
    },
    fail: () => instead.replaceChildren(failedNote(speech, instead, calls.onRetry)),
  }
}

function sportRow(speech: Speech, onChoose: (sport: SportChoice) => void) {
  const all = { id: 'all' as const, label: speech.say('all') }
  const each = SPORTS.map((id) => ({ id, label: speech.say(id), picture: linePicture(id) }))
  const attributes = { class: 'sports', label: speech.say('sports') }
  return choiceRow<SportChoice>(attributes, [all, ...each], onChoose)
}

function nothingNote(speech: Speech, sport: SportChoice, onAll: () => void): HTMLElement {
  if (sport === 'all') {
    const words = { title: speech.say('noMatches'), text: speech.say('noMatchesText') }
    return emptyNote({ picture: 'cricket', ...words })
  }
  const step = { label: speech.say('showAll'), onPress: onAll }
  return emptyNote({ picture: sport, title: speech.say('noMatchesSport'), step })
}

function failedNote(speech: Speech, place: HTMLElement, onRetry: () => void): HTMLElement {
  const onPress = () => {
    place.replaceChildren(skeletons(speech.say('loading')))
    onRetry()
  }
  return emptyNote({
    picture: 'slip',
    title: speech.say('loadFailed'),
    text: speech.say('loadFailedText'),
    step: { label: speech.say('retry'), onPress },
  })
}
