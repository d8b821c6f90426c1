import { element } from '../dom/element.ts'

export type FreeRibbon = { node: HTMLElement; show: (text: string) => void; hide: () => void }

/** A ribbon on the upper edge of the frame while free spins are played. */
export function freeRibbon(): FreeRibbon {
  const text = element('span')
  const node = element('div', { class: 'ribbon', hidden: true }, text)
  return {
    node,
    show: (words) => {
      text.textContent = words
      node.hidden = false
    },
    hide: () => {
      node.hidden = true
    },
  }
}
