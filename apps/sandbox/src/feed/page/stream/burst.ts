import { element } from '../../../games/page/dom/element.ts'
import type { Shout } from '../paint/painter.ts'
import type { FrameWords } from '../words/en.ts'
import { writeText } from '../live/write-text.ts'

export type Burst = { node: HTMLElement; show: (shout: Shout) => void }

/** A word that bursts over the ground: a wicket, a six, a goal. */
export function burst(words: FrameWords): Burst {
  const node = element('div', { class: 'burst' })
  return {
    node,
    show: ({ word, tone }) => {
      writeText(node, words[word])
      node.dataset['tone'] = tone
      node.classList.remove('on')
      // Read, so that the browser begins the movement anew.
      void node.offsetWidth
      node.classList.add('on')
    },
  }
}
