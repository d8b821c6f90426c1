import { element } from '../../../../games/page/dom/element.ts'

export type PressButton = {
  node: HTMLButtonElement
  draw: (label: string, state: { enabled: boolean; busy: boolean }) => void
  /** Fills while a bet in play waits this long. */
  wait: (delayMs: number | null) => void
}

/** The button that places the bet, and shows that the bet is on its way. */
export function pressButton(onPress: () => void): PressButton {
  const words = element('span')
  const node = element(
    'button',
    { type: 'button', class: 'button press' },
    element('i', { class: 'press-fill' }),
    words,
  )
  node.addEventListener('click', onPress)
  return {
    node,
    draw: (label, { enabled, busy }) => {
      if (words.textContent !== label) words.textContent = label
      // A disabled button would drop the focus while the bet is on its way.
      node.setAttribute('aria-disabled', String(!enabled))
      node.setAttribute('aria-busy', String(busy))
    },
    wait: (delayMs) => {
      delete node.dataset['waits']
      if (delayMs === null) return
      node.style.setProperty('--wait', `${delayMs}ms`)
      node.dataset['waits'] = ''
    },
  }
}
