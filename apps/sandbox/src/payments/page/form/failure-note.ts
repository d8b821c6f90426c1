import { element } from '../../../games/page/dom/element.ts'

export type FailureNote = {
  node: HTMLElement
  show: (message: string) => void
  hide: () => void
}

/** Says what went wrong, where it is seen and heard. */
export function failureNote(): FailureNote {
  const node = element('p', { class: 'failure', role: 'alert', hidden: true })
  return {
    node,
    show: (message) => {
      node.textContent = message
      node.hidden = false
      node.scrollIntoView({ block: 'nearest' })
    },
    hide: () => {
      node.hidden = true
    },
  }
}
