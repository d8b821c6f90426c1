import { element } from '../../../games/page/dom/element.ts'
import type { PhoneMessage, PhoneView } from '../../phone/phone-view.ts'
import { words } from './words.ts'

type MessageList = { node: HTMLElement; show: (view: PhoneView) => void }

/** The messages on the phone, each with what has become of it. */
export function messageList(): MessageList {
  const none = element('p', {}, words.noMessages)
  const list = element('ol', { class: 'messages' })
  const node = element('section', { hidden: true }, element('h2', {}, words.messages), none, list)
  return {
    node,
    show: ({ phone, messages }) => {
      node.hidden = phone === null
      none.hidden = messages.length > 0
      list.replaceChildren(...messages.map(lineNode))
    },
  }
}

function lineNode({ number, from, text, state }: PhoneMessage): HTMLLIElement {
  const mark = element('b', { class: state === 'taken' ? 'in' : undefined }, words.states[state])
  return element('li', {}, element('div', {}, `${number} · ${from}`), mark, element('p', {}, text))
}
