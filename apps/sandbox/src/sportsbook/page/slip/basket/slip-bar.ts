import { element } from '../../../../games/page/dom/element.ts'
import type { Speech } from '../../words/speech.ts'

export type SlipBar = { node: HTMLElement; show: (count: number) => void }

/** The way to the slip, below the page while something is on it. */
export function slipBar(speech: Speech, onOpen: () => void): SlipBar {
  const words = element('span')
  const button = element('button', { type: 'button', class: 'button slip-open' }, words)
  button.addEventListener('click', onOpen)
  const node = element('div', { class: 'slip-bar', hidden: true }, button)
  return {
    node,
    show: (count) => {
      node.hidden = count === 0
      words.textContent = `${speech.say('slipCount', { count })} ›`
    },
  }
}
