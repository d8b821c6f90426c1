import { allTogether, betCount, systemsOf, type Sizes } from '@maidan/casino/multiple'
import { systemName } from '../../../system-name.ts'
import { element } from '../../../../games/page/dom/element.ts'
import type { Speech } from '../../words/speech.ts'

export type SystemChoice = {
  node: HTMLElement
  draw: (legs: number, sizes: Sizes, locked: boolean) => void
}

/** Chooses how many of the selections have to win: all of them, or a system of them. */
export function systemChoice(speech: Speech, onChoose: (sizes: Sizes) => void): SystemChoice {
  const select = element('select', { class: 'system-select' })
  const node = element('label', { class: 'system' }, speech.say('systemLabel'), select)
  let offered: readonly Sizes[] = []
  select.addEventListener('change', () => {
    const sizes = offered[select.selectedIndex]
    if (sizes !== undefined) onChoose(sizes)
  })
  return {
    node,
    draw: (legs, sizes, locked) => {
      if (offered[0]?.[0] !== legs) {
        offered = [allTogether(legs), ...systemsOf(legs)]
        const labels = offered.map((each) => labelOf(each, legs))
        select.replaceChildren(...labels.map((label) => element('option', {}, label)))
      }
      select.selectedIndex = offered.findIndex((each) => each.join() === sizes.join())
      select.disabled = locked
      node.hidden = offered.length === 1
    },
  }

  function labelOf(sizes: Sizes, legs: number): string {
    if (sizes[0] === legs) return speech.say('systemAll', { legs })
    const name = systemName(sizes, legs)
    return speech.say('systemBets', { name, bets: betCount(legs, sizes) })
  }
}
