import { element } from '../../../games/page/dom/element.ts'

const CARDS = 4

/** Cards without words, of the size of those that are on their way. */
export function skeletons(label: string): HTMLElement {
  const cards = Array.from({ length: CARDS }, () => element('li', { class: 'bone' }))
  // Its label is not drawn: Bangla words may not be, before their letters are there.
  return element(
    'div',
    { role: 'progressbar', 'aria-label': label },
    element('ul', { class: 'cards', 'aria-hidden': 'true' }, ...cards),
  )
}
