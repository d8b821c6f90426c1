import { element } from '../dom/element.ts'

export type Message = {
  title: string
  text: string
  /** Small print: the request id, for support. */
  detail?: string | undefined
  /** Label of the way on; without one the message stays. */
  button?: string | undefined
  /** A link back to the site instead of, or beside, the button. */
  link?: { text: string; href: string } | undefined
}

/** Shows a message the player must answer. Resolves when the button is pressed. */
export function showMessage(message: Message): Promise<void> {
  return new Promise((resolve) => {
    const node = element(
      'dialog',
      { class: 'message', 'aria-label': message.title },
      element('h2', {}, message.title),
      element('p', {}, message.text),
    )
    if (message.detail !== undefined) node.append(element('small', {}, message.detail))
    node.append(actions(message, () => node.close()))
    node.addEventListener('cancel', (event) => {
      if (message.button === undefined) event.preventDefault()
    })
    node.addEventListener('close', () => {
      node.remove()
      resolve()
    })
    document.body.append(node)
    node.showModal()
  })
}

function actions({ button, link }: Message, onPress: () => void): HTMLElement {
  const row = element('div', { class: 'message-actions' })
  if (link !== undefined) {
    row.append(element('a', { class: 'button quiet', href: link.href, target: '_top' }, link.text))
  }
  if (button !== undefined) {
    const press = element('button', { type: 'button', class: 'button', autofocus: true }, button)
    press.addEventListener('click', onPress)
    row.append(press)
  }
  return row
}
