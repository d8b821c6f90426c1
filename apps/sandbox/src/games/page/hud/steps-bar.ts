import { element } from '../dom/element.ts'

export type StepsBar = {
  node: HTMLElement
  /** Writes the steps with the one that is reached, and those to come. */
  show: (name: string, texts: readonly string[], at: number) => void
}

/** A plaque on the upper edge of the frame: what wins are multiplied by now, and what comes next. */
export function stepsBar(): StepsBar {
  const list = element('ol', { class: 'steps-list' })
  const node = element('div', { class: 'steps', hidden: true }, list)
  let written = ''
  const write = (texts: readonly string[]) => {
    list.replaceChildren(...texts.map((text) => element('li', { class: 'step' }, text)))
  }
  return {
    node,
    show: (name, texts, at) => {
      // Steps that stay the same are not written anew, so that they can grow from one to the next.
      if (written !== texts.join()) write(texts)
      written = texts.join()
      list.setAttribute('aria-label', name)
      for (const [index, step] of [...list.children].entries()) {
        step.toggleAttribute('data-past', index < at)
        if (index === at) step.setAttribute('aria-current', 'step')
        else step.removeAttribute('aria-current')
      }
      node.hidden = false
    },
  }
}
