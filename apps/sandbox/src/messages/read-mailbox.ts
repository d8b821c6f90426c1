import { addressKey } from './address-key.ts'
import type { Inbox, MessageStore } from './message-store.ts'
import type { Message } from './message.ts'

/** What the page shows: every address, and the messages of the chosen one, newest first. */
export type MailboxView = {
  inboxes: Inbox[]
  /** The key of the address that is shown; empty as long as nobody was written to. */
  chosen: string
  /** That address as its messages spell it, or as it was asked for. */
  owner: string
  messages: Message[]
}

/** Messages of the address shown. */
export const MESSAGES_SHOWN_MAX = 200
const INBOXES_MAX = 200

/** The mailbox of the address asked for, or of the one that was written to last. */
export function readMailbox(store: MessageStore, asked: string): MailboxView {
  const inboxes = store.inboxes(INBOXES_MAX)
  const chosen = addressKey(asked) || (inboxes[0]?.key ?? '')
  return {
    inboxes,
    chosen,
    owner: inboxes.find(({ key }) => key === chosen)?.to ?? asked,
    messages: chosen === '' ? [] : store.list(chosen, MESSAGES_SHOWN_MAX),
  }
}
