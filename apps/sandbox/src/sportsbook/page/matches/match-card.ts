import type { MatchView } from '../../book-api.ts'
import { element } from '../../../games/page/dom/element.ts'
import { linePicture } from '../pictures/line-picture.ts'
import { nameIn } from '../words/name-in.ts'
import type { Speech } from '../words/speech.ts'
import type { Line } from './keyed-list.ts'
import { oddsRow } from './odds-row.ts'
import { spokenTime } from '../time/spoken-time.ts'

/** A match as the board shows it: with whether bets are taken at all. */
export type CardNews = { match: MatchView; live: boolean }

export type Pick = { marketId: string; selectionId: string }

/** A tap on odds puts them on the slip, or takes them off. */
export type PickCalls = { onPick: (pick: Pick) => void; isPicked: (pick: Pick) => boolean }

/** What a tap on a match does: on its odds, and on the way to all its markets. */
export type CardCalls = PickCalls & { onOpen: (eventId: string) => void }

/** One match: where it belongs, who plays, when, and the odds to tap. */
export function matchCard(
  { match }: CardNews,
  speech: Speech,
  { onPick, isPicked, onOpen }: CardCalls,
): Line<CardNews> {
  const language = speech.language()
  const when = element('span', { class: 'when' })
  const odds = element('div', { class: 'odds-row' })
  const more = moreButton(match, speech, onOpen)
  const node = element(
    'li',
    { class: 'card' },
    element(
      'p',
      { class: 'card-head' },
      linePicture(match.sport),
      element('span', { class: 'competition' }, nameIn(match.competition, language)),
      when,
    ),
    element('h3', { class: 'match-name' }, nameIn(match.name, language)),
    odds,
    more,
  )
  const { marketId } = match
  const row = oddsRow(odds, speech, {
    onPress: (selectionId) => onPick({ marketId, selectionId }),
    isPicked: (selectionId) => isPicked({ marketId, selectionId }),
  })
  return {
    node,
    update: ({ match, live }) => {
      when.className = match.inPlay ? 'live-mark' : 'when'
      const text = whenText(match, speech)
      if (when.textContent !== text) when.textContent = text
      row(match.selections, live)
    },
  }
}

function whenText({ inPlay, startsAt }: MatchView, speech: Speech): string {
  if (inPlay) return speech.say('live')
  return spokenTime(startsAt, speech)
}

/** The way to all that can be bet on a match. */
function moreButton(
  { eventId, name }: MatchView,
  speech: Speech,
  onOpen: CardCalls['onOpen'],
): HTMLElement {
  const label = `${speech.say('moreMarkets')}: ${nameIn(name, speech.language())}`
  const attributes = { type: 'button', class: 'more-markets', 'aria-label': label }
  const button = element('button', attributes, speech.say('moreMarkets'), ' ›')
  button.addEventListener('click', () => onOpen(eventId))
  return button
}
