import { element } from './element.ts'
import { icon } from './icon.ts'

export type Sheet = { node: HTMLDialogElement; body: HTMLElement; close: () => void }

/**
 * Opens a sheet from below over the game. It closes by its button, Escape, or a tap beside it, while
 * `mayClose` allows it.
 */
export function openSheet(
  title: string,
  closeLabel: string,
  onClose: () => void = () => undefined,
  mayClose: () => boolean = () => true,
): Sheet {
  const body = element('div', { class: 'sheet-body', tabindex: 0 })
  const button = element(
    'button',
    { type: 'button', class: 'icon-button flat', 'aria-label': closeLabel },
    icon('close'),
  )
  const head = element('header', { class: 'sheet-head' }, element('h2', {}, title), button)
  const node = element('dialog', { class: 'sheet', 'aria-label': title }, head, body)
  const close = () => node.close()
  const leave = () => {
    if (mayClose()) close()
  }
  button.addEventListener('click', leave)
  node.addEventListener('click', (event) => {
    if (event.target === node) leave()
  })
  node.addEventListener('cancel', (event) => {
    if (!mayClose()) event.preventDefault()
  })
  node.addEventListener('close', () => {
    node.remove()
    onClose()
  })
  document.body.append(node)
  node.showModal()
  return { node, body, close }
}

/** Whether any sheet or message is open over the game. */
export function sheetIsOpen(): boolean {
  return document.querySelector('dialog[open]') !== null
}
