import { element } from '../../games/page/dom/element.ts'
import type { MailboxView } from '../read-mailbox.ts'
import { inboxLink } from './inbox/inbox-link.ts'
import { messageCard } from './message/message-card.ts'
import { words } from './words/en.ts'

export type MailboxBoard = { show: (mailbox: MailboxView) => void }

/** Draws a mailbox into its two parts, each anew only when there is something new in it. */
export function mailboxBoard(inboxes: HTMLElement, messages: HTMLElement): MailboxBoard {
  const showInboxes = whenChanged(({ inboxes: all, chosen }: MailboxView) => {
    const { scrollLeft, scrollTop } = inboxes
    inboxes.replaceChildren(...all.map((inbox) => inboxLink(inbox, inbox.key === chosen)))
    inboxes.scrollTo(scrollLeft, scrollTop)
  })
  const showMessages = whenChanged((mailbox: Pick<MailboxView, 'owner' | 'messages'>) => {
    messages.replaceChildren(...messageList(mailbox))
  })
  return {
    show: (mailbox) => {
      const { owner, messages: list } = mailbox
      showInboxes(mailbox)
      showMessages({ owner, messages: list })
    },
  }
}

function messageList({ owner, messages }: Pick<MailboxView, 'owner' | 'messages'>): HTMLElement[] {
  const head = owner === '' ? [] : [element('h2', {}, owner)]
  if (messages.length > 0) return [...head, ...messages.map(messageCard)]
  const text = owner === '' ? words.nothingYet : words.nothingToAddress
  return [...head, element('p', { class: 'empty' }, text)]
}

/** Draws what differs from what was drawn last: a button keeps its focus, a reader stays calm. */
function whenChanged<Shown>(draw: (shown: Shown) => void): (shown: Shown) => void {
  let last = ''
  return (shown) => {
    const now = JSON.stringify(shown)
    if (now === last) return
    last = now
    draw(shown)
  }
}
