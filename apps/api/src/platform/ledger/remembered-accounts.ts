import type { Account, Command } from '@maidan/ledger'

export type KeptAccount = Extract<Account, { kept: true }>

/**
 * Kept accounts as this process last wrote or read them. They may be old, or ahead of a commit that
 * never comes: whoever decides by them lets the database compare before it writes.
 */
export type RememberedAccounts = Map<bigint, KeptAccount>

/** Accounts that are in use at the same time; beyond it, all are read anew. */
const REMEMBERED_MAX = 50_000

export function rememberNoAccounts(): RememberedAccounts {
  return new Map()
}

export function rememberAccounts(remembered: RememberedAccounts, accounts: Iterable<Account>) {
  for (const account of accounts) if (account.kept) remembered.set(account.id, account)
  if (remembered.size > REMEMBERED_MAX) remembered.clear()
}

/** Accounts that transfers name; null if a command needs a hold, which nobody remembers. */
export function transferAccounts(commands: readonly Command[]): Set<bigint> | null {
  const ids = new Set<bigint>()
  for (const { steps } of commands)
    for (const step of steps) {
      if (step.kind !== 'transfer') return null
      ids.add(step.from).add(step.to)
    }
  return ids
}

export function forgetAccounts(remembered: RememberedAccounts, accounts: Iterable<Account>) {
  for (const { id } of accounts) remembered.delete(id)
}
