import type { RECEIVED_HOW, SENT_HOW } from '../corpus-entry.ts'

/**
 * One way in which a sender words a movement of money. `says` is the message with its slots in
 * angle brackets (`slots.ts`), up to where `ends` takes over: the family's own ending or this form's.
 */
export type Form = { says: RegExp; ends?: RegExp } & (
  | { kind: 'received'; how: (typeof RECEIVED_HOW)[number] }
  | { kind: 'sent'; how: (typeof SENT_HOW)[number] }
)

/** A wallet or a bank: the names it sends under, its ids and everything it is known to say. */
export type Family<Wallet extends string = string> = {
  wallet: Wallet
  /** To the letter: a name that only looks alike is somebody else's. */
  from: readonly string[]
  trxId: RegExp
  ends: RegExp
  forms: readonly Form[]
}
