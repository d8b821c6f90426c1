import { element } from '../../../games/page/dom/element.ts'
import type { Inbox } from '../../message-store.ts'
import { words } from '../words/en.ts'

/** An address to choose: what came there last, and how many messages it has. */
export function inboxLink({ to, count, newest }: Inbox, isChosen: boolean): HTMLAnchorElement {
  const kind = newest.channel === 'sms' ? words.sms : words.mail
  return element(
    'a',
    { href: `/?${new URLSearchParams({ to })}`, 'aria-current': isChosen ? 'page' : undefined },
    element('b', {}, to),
    element('small', {}, `${kind} · ${count}`),
  )
}
