import { element } from '../dom/element.ts'

export type Figure = {
  node: HTMLElement
  label: (text: string) => void
  value: (text: string) => void
}

/** A small label over an amount; as a button when pressing it opens something. */
export function figure(className: string, onPress?: () => void): Figure {
  const label = element('span', { class: 'figure-label' })
  const value = element('span', { class: 'figure-value' })
  const attributes = { class: `figure ${className}` }
  const node =
    onPress === undefined
      ? element('div', attributes, label, value)
      : element('button', { ...attributes, type: 'button' }, label, value)
  if (onPress !== undefined) node.addEventListener('click', onPress)
  return {
    node,
    label: (text) => {
      label.textContent = text
    },
    value: (text) => {
      value.textContent = text
    },
  }
}
