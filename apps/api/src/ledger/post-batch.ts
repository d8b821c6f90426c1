import {
  decideBatch,
  type Account,
  type BatchDecision,
  type Command,
  type CommandResult,
  type Hold,
} from '@maidan/ledger'
import type { Currency } from '@maidan/money'
import { sql } from 'kysely'
import type { Tx } from '../db/open-database.ts'
import { dealTransferIds, type TransferIds } from './transfer-ids.ts'
import { writeDecision } from './write-decision.ts'

/** Commands of one batch at most; a batch is one transaction and its rows are locked together. */
export const BATCH_COMMANDS_MAX = 512

/**
 * Posts commands inside the caller's transaction: locks the accounts and holds in one order, lets
 * the ledger's rules decide, writes the outcome. Each command passes or is refused on its own.
 * Nothing is final before the caller's commit.
 */
export async function postBatch(
  tx: Tx,
  ids: TransferIds,
  commands: readonly Command[],
): Promise<CommandResult[]> {
  if (commands.length > BATCH_COMMANDS_MAX) throw new RangeError('too many commands in a batch')
  const holds = await lockHolds(tx, commands)
  const accounts = await lockAccounts(tx, commands, holds)
  const posted = await readPosted(tx, commands)
  const decision = decideBatch({ accounts, holds, posted }, commands)
  assertBalanced(decision)
  if (decision.commands.length > 0)
    await writeDecision(tx, decision, await dealTransferIds(tx, ids, decision.postings.length))
  return decision.results
}

async function lockHolds(tx: Tx, commands: readonly Command[]): Promise<Map<string, Hold>> {
  const keys = commands.flatMap(({ steps }) =>
    steps.flatMap((step) => (step.kind === 'transfer' ? [] : [step.hold])),
  )
  if (keys.length === 0) return new Map()
  const found = await sql<{
    key: string
    cash_account: bigint
    held_account: bigint
    amount_minor: bigint
    state: Hold['state']
  }>`
    SELECT key, cash_account, held_account, amount_minor, state FROM hold
    WHERE key = ANY(${keys}) ORDER BY key FOR UPDATE
  `.execute(tx)
  return new Map(
    found.rows.map((row) => [
      row.key,
      {
        key: row.key,
        cash: row.cash_account,
        held: row.held_account,
        amountMinor: row.amount_minor,
        state: row.state,
      },
    ]),
  )
}

type AccountRow = {
  id: bigint
  currency: Currency
  kept: boolean
  balance_minor: bigint
  version: bigint
}

async function lockAccounts(
  tx: Tx,
  commands: readonly Command[],
  holds: ReadonlyMap<string, Hold>,
) {
  const ids = new Set<bigint>()
  for (const { cash, held } of holds.values()) ids.add(cash).add(held)
  for (const { steps } of commands)
    for (const step of steps) {
      if (step.kind === 'transfer') ids.add(step.from).add(step.to)
      if (step.kind === 'hold') ids.add(step.cash).add(step.held)
      if (step.kind === 'post_hold') ids.add(step.to)
    }
  const all = [...ids]
  // Derived accounts are read without a lock: nobody waits for them.
  const kept = await sql<AccountRow>`
    SELECT id, currency, kept, balance_minor, version FROM account
    WHERE id = ANY(${all}::bigint[]) AND kept ORDER BY id FOR NO KEY UPDATE
  `.execute(tx)
  const derived =
    kept.rows.length === all.length
      ? { rows: [] }
      : await sql<AccountRow>`
          SELECT id, currency, kept, balance_minor, version FROM account
          WHERE id = ANY(${all}::bigint[]) AND NOT kept
        `.execute(tx)
  return new Map([...kept.rows, ...derived.rows].map((row) => [row.id, asAccount(row)]))
}

function asAccount({ id, currency, kept, balance_minor, version }: AccountRow): Account {
  return kept
    ? { id, currency, kept, balanceMinor: balance_minor, version }
    : { id, currency, kept: false }
}

/** Read after the locks are held, so that a repetition that waited sees what it waited for. */
async function readPosted(tx: Tx, commands: readonly Command[]): Promise<Map<string, string>> {
  const keys = commands.map(({ key }) => key)
  const found = await sql<{ key: string; fingerprint: string }>`
    SELECT key, fingerprint FROM command WHERE key = ANY(${keys})
  `.execute(tx)
  return new Map(found.rows.map((row) => [row.key, row.fingerprint]))
}

function assertBalanced({ postings, accounts }: BatchDecision) {
  for (const { amountMinor } of postings)
    if (amountMinor <= 0n) throw new Error('a posting must move a positive amount')
  for (const { balanceMinor } of accounts)
    if (balanceMinor < 0n) throw new Error('a kept account fell below zero')
}
