import { element } from '../../../games/page/dom/element.ts'
import type { Message } from '../../message.ts'
import { words } from '../words/en.ts'
import { codeButton } from './code-button.ts'
import { codeIn } from './code-in.ts'
import { shownTime } from './shown-time.ts'

/** One message: where it came by, when, its words, and its code as a button that copies it. */
export function messageCard({ channel, subject, text, at }: Message): HTMLElement {
  const code = codeIn(text)
  return element(
    'article',
    { class: channel },
    element(
      'p',
      { class: 'meta' },
      element('span', {}, channel === 'sms' ? words.sms : words.email),
      element('time', { datetime: at }, shownTime(at)),
    ),
    ...(subject === '' ? [] : [element('h3', {}, subject)]),
    element('p', { class: 'text' }, text),
    ...(code === null ? [] : [codeButton(code)]),
  )
}
