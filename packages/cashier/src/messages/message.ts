import type { RECEIVED_HOW, SENT_HOW } from './corpus-entry.ts'
import type { WalletKey } from './grammar/families.ts'

/** A text message; `from` is its sender as the phone shows it. */
export type Message = { from: string; text: string }

/**
 * What a message says. `other` moved no money; `unread` may have, or wants to look as if, and is for
 * a person.
 */
export type ReadMessage =
  | ({ kind: 'received'; sender: string | null; how: (typeof RECEIVED_HOW)[number] } & Moved)
  | ({ kind: 'sent'; receiver: string | null; how: (typeof SENT_HOW)[number] } & Moved)
  | { kind: 'other' }
  | { kind: 'unread' }

type Moved = {
  wallet: WalletKey
  amountMinor: bigint
  trxId: string
  feeMinor: bigint | null
  balanceMinor: bigint | null
  /** The time printed in the message. */
  atMs: number | null
  /** What the payer wrote. */
  ref: string | null
}
