import { element } from './element.ts'
import { icon, type IconName } from './icon.ts'

export type IconButton = {
  node: HTMLButtonElement
  /** Its name for screen readers and as a tooltip. */
  label: (text: string) => void
  picture: (name: IconName) => void
  enable: (enabled: boolean) => void
}

/** A button that is only a picture; its label must be set before it is shown. */
export function iconButton(name: IconName, className: string, onPress: () => void): IconButton {
  const node = element('button', { type: 'button', class: `icon-button ${className}` }, icon(name))
  node.addEventListener('click', onPress)
  return {
    node,
    label: (text) => {
      node.setAttribute('aria-label', text)
      node.title = text
    },
    picture: (next) => node.replaceChildren(icon(next)),
    enable: (enabled) => {
      node.disabled = !enabled
    },
  }
}
