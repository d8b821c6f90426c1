import type { MatchView } from '../../book-api.ts'
import { element } from '../../../games/page/dom/element.ts'
import { linePicture } from '../pictures/line-picture.ts'
import { nameIn } from '../words/name-in.ts'
import type { Speech } from '../words/speech.ts'
import type { Line } from './keyed-list.ts'
import { oddsButton, type OddsButton } from './odds-button.ts'
import { spokenTime } from '../time/spoken-time.ts'

/** A match as the board shows it: with whether bets are taken at all. */
export type CardNews = { match: MatchView; live: boolean }

export type Pick = { marketId: string; selectionId: string }

/** One match: where it belongs, who plays, when, and the odds to tap. */
export function matchCard(
  { match }: CardNews,
  speech: Speech,
  onPick: (pick: Pick) => void,
): Line<CardNews> {
  const language = speech.language()
  const when = element('span', { class: 'when' })
  const odds = element('div', { class: 'odds-row' })
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
  )
  const pick = (selectionId: string) => onPick({ marketId: match.marketId, selectionId })
  const row = oddsRow(odds, speech, pick)
  return {
    node,
    update: ({ match, live }) => {
      when.className = match.inPlay ? 'live-mark' : 'when'
      const text = whenText(match, speech)
      if (when.textContent !== text) when.textContent = text
      row(match, live)
    },
  }
}

function whenText({ inPlay, startsAt }: MatchView, speech: Speech): string {
  if (inPlay) return speech.say('live')
  return spokenTime(startsAt, speech)
}

/** The buttons of a match, made anew only when other selections are offered. */
function oddsRow(
  node: HTMLElement,
  speech: Speech,
  onPress: (selectionId: string) => void,
): (match: MatchView, live: boolean) => void {
  let shown = ''
  let buttons: OddsButton[] = []
  return ({ selections }, live) => {
    const ids = selections.map(({ selectionId }) => selectionId).join(' ')
    if (ids !== shown) {
      shown = ids
      buttons = selections.map((selection) => oddsButton(selection, speech, onPress))
      node.replaceChildren(...buttons.map((button) => button.node))
    }
    selections.forEach((selection, place) => buttons[place]?.update(selection, live))
  }
}
