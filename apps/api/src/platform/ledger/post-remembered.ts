import { decideBatch, type Account, type Command, type CommandResult } from '@maidan/ledger'
import type { Run } from '../database/statement.ts'
import { assertBalanced } from './assert-balanced.ts'
import type { DerivedAccounts } from './lock-accounts.ts'
import {
  forgetAccounts,
  rememberAccounts,
  transferAccounts,
  type KeptAccount,
  type RememberedAccounts,
} from './remembered-accounts.ts'
import { dealTransferIds, type TransferIds } from './transfer-ids.ts'
import { writeCompared } from './write-compared.ts'

type Memory = { ids: TransferIds; derived: DerivedAccounts; remembered: RememberedAccounts }

/**
 * Posts transfers by what the process remembers of their accounts, in one statement that compares
 * the memory with the accounts and writes only if nothing has changed. Answers null, with nothing
 * written, where the memory does not reach: an account is unknown or was changed by somebody else,
 * a command is refused, or has been posted before.
 */
export async function postRemembered(
  run: Run,
  memory: Memory,
  commands: readonly Command[],
): Promise<CommandResult[] | null> {
  const accounts = recall(memory, commands)
  if (!accounts) return null
  const decision = decideBatch({ accounts, holds: new Map(), posted: new Map() }, commands)
  if (!decision.results.every(({ status }) => status === 'posted')) return null
  assertBalanced(decision)
  const before = decision.accounts.map(({ id }) => accounts.get(id)).filter(isKept)
  const ids = await dealTransferIds(run, memory.ids, decision.postings.length)
  // What follows at once may build on it: it waits for the same rows, and is compared as well.
  rememberAccounts(memory.remembered, decision.accounts)
  let stands = false
  try {
    stands = await writeCompared(run, decision, { ids, before })
  } finally {
    if (!stands) forgetAccounts(memory.remembered, decision.accounts)
  }
  return stands ? decision.results : null
}

/** The accounts that the commands name, as remembered; null if one is unknown. */
function recall(
  { derived, remembered }: Memory,
  commands: readonly Command[],
): Map<bigint, Account> | null {
  const ids = transferAccounts(commands)
  if (!ids) return null
  const accounts = new Map<bigint, Account>()
  for (const id of ids) {
    const account = remembered.get(id) ?? derived.get(id)
    if (!account) return null
    accounts.set(id, account)
  }
  return accounts
}

function isKept(account: Account | undefined): account is KeptAccount {
  return account?.kept === true
}
