import { element } from '../../../games/page/dom/element.ts'
import type { Score } from '../../documents/score.ts'
import type { FrameWords } from '../words/en.ts'
import { writeText } from './write-text.ts'

export type PhasePill = {
  node: HTMLElement
  show: (phase: Score['phase']) => void
  showDown: (isDown: boolean) => void
}

const PHASE_WORDS = {
  upcoming: 'upcoming',
  in_play: 'live',
  finished: 'finished',
} as const satisfies Record<Score['phase'], keyof FrameWords>

/** Says whether the match is to come, in play or over; and that nothing is heard, when it is so. */
export function phasePill(words: FrameWords): PhasePill {
  const node = element('span', { class: 'live' })
  let shown: Score['phase'] | null = null
  let isSilent = false
  const draw = () => {
    node.dataset['down'] = isSilent ? '1' : '0'
    if (shown === null) return writeText(node, isSilent ? words.down : '')
    node.dataset['phase'] = shown
    writeText(node, isSilent ? words.down : words[PHASE_WORDS[shown]])
  }
  return {
    node,
    show: (phase) => {
      shown = phase
      draw()
    },
    showDown: (isDown) => {
      isSilent = isDown
      draw()
    },
  }
}
