import { element } from '../../../games/page/dom/element.ts'
import { oddsMoved } from '../matches/odds-moved.ts'
import type { Picked } from '../matches/offers.ts'
import { nameIn } from '../words/name-in.ts'
import type { Speech } from '../words/speech.ts'

export type PickHead = { node: HTMLElement; draw: (odds: string | null) => void }

/** What is bet on, and its odds now. */
export function pickHead({ match, market, selection }: Picked, speech: Speech): PickHead {
  const language = speech.language()
  const figure = element('b', { class: 'pick-odds' })
  const node = element(
    'div',
    { class: 'pick' },
    element(
      'div',
      { class: 'pick-names' },
      element('b', {}, nameIn(selection.name, language)),
      ...(market === null ? [] : [element('span', {}, nameIn(market, language))]),
      element('span', {}, nameIn(match.name, language)),
    ),
    element('div', { class: 'pick-now' }, element('span', {}, speech.say('oddsNow')), figure),
  )
  let shown: string | null = null
  return {
    node,
    draw: (odds) => {
      const moved = oddsMoved(shown, odds)
      if (moved !== null) figure.dataset['moved'] = moved
      if (odds === null) delete figure.dataset['moved']
      shown = odds
      figure.textContent = odds ?? '–'
    },
  }
}
