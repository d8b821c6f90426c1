import { element } from '../dom/element.ts'

export type Plaque = {
  node: HTMLElement
  /** A short line of text. */
  message: (text: string) => void
  /** A label and an amount, large. */
  amount: (label: string, amount: string, bright: boolean) => void
  /** Says the result once to screen readers, when all counting is over. */
  announce: (text: string) => void
}

/** The line under the reels: what was won, or what to do. */
export function plaque(): Plaque {
  const shown = element('div', { class: 'plaque-shown' })
  const spoken = element('div', { class: 'spoken', 'aria-live': 'polite' })
  const node = element('div', { class: 'plaque' }, shown, spoken)
  const label = element('span', { class: 'plaque-label' })
  const value = element('span', { class: 'plaque-amount' })
  return {
    node,
    message: (text) => {
      node.dataset['kind'] = 'message'
      shown.replaceChildren(text)
    },
    amount: (name, amount, bright) => {
      if (value.parentNode !== shown) shown.replaceChildren(label, value)
      node.dataset['kind'] = bright ? 'win' : 'count'
      label.textContent = name
      value.textContent = amount
    },
    announce: (text) => {
      spoken.textContent = text
    },
  }
}
