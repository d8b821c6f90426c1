import { decideBatch, type Command, type CommandResult } from '@maidan/ledger'
import type { Sent } from '../database/in-pipeline.ts'
import { declare, type Run } from '../database/statement.ts'
import { assertBalanced } from './assert-balanced.ts'
import { lockAccounts, type DerivedAccounts } from './lock-accounts.ts'
import { lockHolds } from './lock-holds.ts'
import { rememberAccounts, type RememberedAccounts } from './remembered-accounts.ts'
import { dealTransferIds, type TransferIds } from './transfer-ids.ts'
import { writeDecision } from './write-decision.ts'

/** Commands of one batch at most; a batch is one transaction and its rows are locked together. */
export const BATCH_COMMANDS_MAX = 512

/** What a process remembers from batch to batch. */
type Memory = { ids: TransferIds; derived: DerivedAccounts; remembered: RememberedAccounts }

/**
 * Posts commands inside the caller's transaction: locks the holds and accounts in one order, lets
 * the ledger's rules decide, sends the outcome. Each command passes or is refused on its own.
 * Nothing is final before the caller's commit.
 */
export async function sendBatch(
  run: Run,
  { ids, derived, remembered }: Memory,
  commands: readonly Command[],
): Promise<Sent<CommandResult[]>> {
  if (commands.length > BATCH_COMMANDS_MAX) throw new RangeError('too many commands in a batch')
  const holds = await lockHolds(run, commands)
  // Sent after the locks, so that a repetition that waited for them sees what it waited for.
  const [accounts, posted] = await Promise.all([
    lockAccounts(run, derived, { commands, holds }),
    readPosted(run, commands),
  ])
  const decision = decideBatch({ accounts, holds, posted }, commands)
  assertBalanced(decision)
  const answer = decision.results
  rememberAccounts(remembered, accounts.values())
  rememberAccounts(remembered, decision.accounts)
  if (decision.commands.length === 0) return { answer, written: Promise.resolve() }
  const dealt = await dealTransferIds(run, ids, decision.postings.length)
  return { answer, written: writeDecision(run, decision, dealt) }
}

const postedStatement = declare<{ key: string; fingerprint: string }>(
  'ledger_posted',
  'SELECT key, fingerprint FROM command WHERE key = ANY($1::text[])',
)

async function readPosted(run: Run, commands: readonly Command[]): Promise<Map<string, string>> {
  const rows = await run(postedStatement, [commands.map(({ key }) => key)])
  return new Map(rows.map(({ key, fingerprint }) => [key, fingerprint]))
}
