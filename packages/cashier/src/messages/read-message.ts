import { families } from './grammar/families.ts'
import { looksLikeReceipt, saysNothingMoved } from './grammar/nothing-moved.ts'
import { type FormReader, formReader } from './grammar/read-form.ts'
import type { Message, ReadMessage } from './message.ts'

export type { Message, ReadMessage } from './message.ts'

/** Marks without width that a gateway leaves in a text. */
const UNSEEN = /[\u200B\u200E\u200F\u2060\uFEFF]/g

/** No message of a wallet is longer. */
const LENGTH_MAX = 1600

const readers = new Map<string, FormReader[]>(
  families.flatMap((family) => {
    const forms = family.forms.map((form) => formReader(form, family))
    return family.from.map((from): [string, FormReader[]] => [from, forms])
  }),
)

/**
 * Reads a wallet's or a bank's message. It never guesses: what does not match one known form from
 * its first letter to its last, or can be read in two ways, is `unread`.
 */
export function readMessage({ from, text }: Message): ReadMessage {
  const line = text.normalize('NFC').replace(UNSEEN, '').replace(/\s+/g, ' ').trim()
  if (line.length > LENGTH_MAX) return { kind: 'unread' }
  const forms = readers.get(from)
  if (!forms) return { kind: looksLikeReceipt(line) ? 'unread' : 'other' }
  const [found, ...more] = forms.flatMap((read) => read(line) ?? [])
  if (found && more.length === 0) return found
  return { kind: !found && saysNothingMoved(line) ? 'other' : 'unread' }
}
