/** One move inside a command. Amounts are minor units above zero; `reason` names the posting. */
export type Step =
  | { kind: 'transfer'; from: bigint; to: bigint; amountMinor: bigint; reason: string }
  | {
      kind: 'hold'
      hold: string
      cash: bigint
      held: bigint
      amountMinor: bigint
      reason: string
    }
  /** Pays a hold out. Less than the whole may be posted; the rest goes back to the cash account. */
  | { kind: 'post_hold'; hold: string; to: bigint; amountMinor?: bigint; reason: string }
  | { kind: 'void_hold'; hold: string; reason: string }

/**
 * What is posted as a whole or not at all. `key` is unique for ever; `fingerprint` stands for the
 * data behind it, so that a repetition is told from a conflict.
 */
export type Command = { key: string; fingerprint: string; steps: readonly Step[] }

export type RefusalCode =
  | 'KEY_CONFLICT'
  | 'ACCOUNT_UNKNOWN'
  | 'CURRENCY_MISMATCH'
  | 'SAME_ACCOUNT'
  | 'AMOUNT_NOT_POSITIVE'
  | 'NOT_ENOUGH_MONEY'
  | 'HOLD_EXISTS'
  | 'HOLD_UNKNOWN'
  | 'HOLD_NOT_PENDING'
  | 'HOLD_TOO_SMALL'

/** `repeated` means that the same command was posted before and nothing happened now. */
export type CommandResult =
  | { status: 'posted' }
  | { status: 'repeated' }
  | { status: 'refused'; code: RefusalCode }

/** One transfer to write: equal debit and credit by its very shape. */
export type Posting = {
  commandKey: string
  reason: string
  from: bigint
  to: bigint
  amountMinor: bigint
  /** Place in the account's own order and the balance after it; absent for derived accounts. */
  fromEntry: EntryMark | null
  toEntry: EntryMark | null
}

export type EntryMark = { version: bigint; balanceMinor: bigint }
