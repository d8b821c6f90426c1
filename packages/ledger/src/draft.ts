import type { Account, Hold } from './account.ts'
import type { Posting, RefusalCode, Step } from './command.ts'

/** What the ledger has to know to decide a batch; read under lock by the caller. */
export type Book = {
  accounts: ReadonlyMap<bigint, Account>
  holds: ReadonlyMap<string, Hold>
  /** Fingerprints of the batch's keys that were posted before. */
  posted: ReadonlyMap<string, string>
}

/** Changes of one command over a book, kept apart until the whole command has passed. */
export type Draft = {
  accounts: Map<bigint, Account>
  holds: Map<string, Hold>
  postings: Posting[]
}

/** Applies a step to the draft; returns the code of the first rule that it breaks, else null. */
export function applyStep(draft: Draft, key: string, step: Step): RefusalCode | null {
  switch (step.kind) {
    case 'transfer':
      return move(draft, key, step)
    case 'hold':
      return placeHold(draft, key, step)
    case 'post_hold':
      return postHold(draft, key, step)
    case 'void_hold':
      return voidHold(draft, key, step)
  }
}

type Move = { from: bigint; to: bigint; amountMinor: bigint; reason: string }

function move(draft: Draft, key: string, { from, to, amountMinor, reason }: Move) {
  if (amountMinor <= 0n) return 'AMOUNT_NOT_POSITIVE'
  if (from === to) return 'SAME_ACCOUNT'
  const source = draft.accounts.get(from)
  const target = draft.accounts.get(to)
  if (!source || !target) return 'ACCOUNT_UNKNOWN'
  if (source.currency !== target.currency) return 'CURRENCY_MISMATCH'
  if (source.kept && source.balanceMinor < amountMinor) return 'NOT_ENOUGH_MONEY'
  const fromEntry = change(draft, source, -amountMinor)
  const toEntry = change(draft, target, amountMinor)
  draft.postings.push({ commandKey: key, reason, from, to, amountMinor, fromEntry, toEntry })
  return null
}

function change(draft: Draft, account: Account, byMinor: bigint) {
  if (!account.kept) return null
  const balanceMinor = account.balanceMinor + byMinor
  const version = account.version + 1n
  draft.accounts.set(account.id, { ...account, balanceMinor, version })
  return { version, balanceMinor }
}

function placeHold(draft: Draft, key: string, step: Extract<Step, { kind: 'hold' }>) {
  if (draft.holds.has(step.hold)) return 'HOLD_EXISTS'
  const { cash, held, amountMinor, reason } = step
  const refusal = move(draft, key, { from: cash, to: held, amountMinor, reason })
  if (refusal) return refusal
  draft.holds.set(step.hold, { key: step.hold, cash, held, amountMinor, state: 'pending' })
  return null
}

function postHold(draft: Draft, key: string, step: Extract<Step, { kind: 'post_hold' }>) {
  const hold = pendingHold(draft, step.hold)
  if (typeof hold === 'string') return hold
  const amountMinor = step.amountMinor ?? hold.amountMinor
  if (amountMinor > hold.amountMinor) return 'HOLD_TOO_SMALL'
  const { reason } = step
  const refusal = move(draft, key, { from: hold.held, to: step.to, amountMinor, reason })
  if (refusal) return refusal
  draft.holds.set(hold.key, { ...hold, state: 'posted' })
  const restMinor = hold.amountMinor - amountMinor
  if (restMinor === 0n) return null
  return move(draft, key, { from: hold.held, to: hold.cash, amountMinor: restMinor, reason })
}

function voidHold(draft: Draft, key: string, step: Extract<Step, { kind: 'void_hold' }>) {
  const hold = pendingHold(draft, step.hold)
  if (typeof hold === 'string') return hold
  draft.holds.set(hold.key, { ...hold, state: 'voided' })
  const { held: from, cash: to, amountMinor } = hold
  return move(draft, key, { from, to, amountMinor, reason: step.reason })
}

function pendingHold(draft: Draft, key: string): Hold | RefusalCode {
  const hold = draft.holds.get(key)
  if (!hold) return 'HOLD_UNKNOWN'
  return hold.state === 'pending' ? hold : 'HOLD_NOT_PENDING'
}
