import type { MailboxView } from '../../read-mailbox.ts'

/** Asks the catcher for the mailbox of an address. @throws when it does not answer well. */
export async function askMailbox(to: string): Promise<MailboxView> {
  const answer = await fetch(`/api/mailbox?${new URLSearchParams({ to })}`)
  if (!answer.ok) throw new Error(`The catcher answered ${answer.status}.`)
  const mailbox: MailboxView = await answer.json()
  return mailbox
}
