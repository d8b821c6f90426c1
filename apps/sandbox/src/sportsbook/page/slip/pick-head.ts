import { element } from '../../../games/page/dom/element.ts'
import { icon } from '../../../games/page/dom/icon.ts'
import { oddsMoved } from '../matches/odds-moved.ts'
import type { Picked } from '../matches/offers.ts'
import { nameIn } from '../words/name-in.ts'
import type { Speech } from '../words/speech.ts'

export type PickHead = { node: HTMLElement; draw: (odds: string | null) => void }

/** What is bet on, and its odds now; the player takes it off the slip again. */
export function pickHead(
  { match, market, selection }: Picked,
  speech: Speech,
  onRemove: () => void,
): PickHead {
  const language = speech.language()
  const name = nameIn(selection.name, language)
  const label = speech.say('removePick', { selection: name })
  const attributes = { type: 'button', class: 'icon-button flat', 'aria-label': label }
  const remove = element('button', attributes, icon('close'))
  remove.addEventListener('click', onRemove)
  const figure = element('b', { class: 'pick-odds' })
  const node = element(
    'div',
    { class: 'pick' },
    element(
      'div',
      { class: 'pick-names' },
      element('b', {}, name),
      ...(market === null ? [] : [element('span', {}, nameIn(market, language))]),
      element('span', {}, nameIn(match.name, language)),
    ),
    element('div', { class: 'pick-now' }, element('span', {}, speech.say('oddsNow')), figure),
    remove,
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
