import { element, svgElement } from '../dom/element.ts'
import { icon } from '../dom/icon.ts'
import type { Speech, WordKey } from '../words/speech.ts'

/**
 * `ready` plays, `turning` stops the reels early, `showing` skips ahead, `pause` waits for the time a
 * spin takes at least, `off` does nothing.
 */
type SpinButtonState = 'ready' | 'turning' | 'showing' | 'pause' | 'off'

/** How many are left, the word under the number, and what a screen reader says. */
type SpinsLeft = { count: number; face: WordKey; name: WordKey }

export type SpinButton = {
  node: HTMLButtonElement
  set: (state: SpinButtonState) => void
  /** Spins that are left of what is under way; null outside of it. */
  setLeft: (left: SpinsLeft | null) => void
  /** Part of the pause that is over, 0 to 1. */
  setPause: (progress: number) => void
  rename: () => void
}

const RING = 289

/** The one big button of the game. */
export function spinButton(speech: Speech, onPress: () => void): SpinButton {
  const ring = svgElement('circle', { cx: 50, cy: 50, r: 46, class: 'ring', pathLength: RING })
  const face = element('span', { class: 'spin-face' }, icon('spin'))
  const node = element(
    'button',
    { type: 'button', class: 'spin', 'data-state': 'off' },
    svgElement('svg', { viewBox: '0 0 100 100', class: 'spin-ring', 'aria-hidden': 'true' }, ring),
    face,
  )
  node.addEventListener('click', onPress)
  let state: SpinButtonState = 'off'
  let left: SpinsLeft | null = null

  const draw = () => {
    node.dataset['state'] = state
    node.disabled = state === 'off' || state === 'pause'
    face.replaceChildren(...faceOf(state, left, speech))
    node.setAttribute('aria-label', nameOf(state, left, speech))
  }
  draw()
  return {
    node,
    set: (next) => {
      state = next
      draw()
    },
    setLeft: (next) => {
      left = next
      draw()
    },
    setPause: (progress) => {
      ring.setAttribute('stroke-dasharray', `${RING * progress} ${RING}`)
    },
    rename: draw,
  }
}

function faceOf(state: SpinButtonState, left: SpinsLeft | null, speech: Speech): Node[] {
  if (left !== null) {
    const count = element('b', {}, String(left.count))
    return [count, element('small', {}, speech.say(left.face))]
  }
  if (state === 'turning') return [icon('stop')]
  return [icon('spin')]
}

function nameOf(state: SpinButtonState, left: SpinsLeft | null, speech: Speech): string {
  if (left !== null) return speech.say(left.name, { count: left.count })
  if (state === 'turning') return speech.say('stop')
  return speech.say(state === 'ready' ? 'spin' : 'wait')
}
