import type { Account, Command, Hold } from '@maidan/ledger'
import type { Currency } from '@maidan/money'
import { declare, numbers, type Run } from '../database/statement.ts'

/** Derived accounts never change, so the process reads each of them once. */
export type DerivedAccounts = Map<bigint, Account>

/** Far more than a house has; beyond it they are read anew. */
const DERIVED_MAX = 10_000

export function knowNoDerivedAccounts(): DerivedAccounts {
  return new Map()
}

type Kept = { id: bigint; currency: Currency; balance_minor: bigint; version: bigint }

const keptStatement = declare<Kept>(
  'ledger_kept_accounts',
  `SELECT id, currency, balance_minor, version FROM account
  WHERE id = ANY($1::bigint[]) AND kept ORDER BY id FOR NO KEY UPDATE`,
)

const derivedStatement = declare<{ id: bigint; currency: Currency }>(
  'ledger_derived_accounts',
  'SELECT id, currency FROM account WHERE id = ANY($1::bigint[]) AND NOT kept',
)

type Asked = { commands: readonly Command[]; holds: ReadonlyMap<string, Hold> }

/**
 * Locks the kept accounts that commands name, in the order of their ids, and reads all they name.
 * Derived accounts are not locked: nobody waits for them.
 */
export async function lockAccounts(
  run: Run,
  derived: DerivedAccounts,
  asked: Asked,
): Promise<Map<bigint, Account>> {
  const accounts = new Map<bigint, Account>()
  const unknown: bigint[] = []
  for (const id of namedAccounts(asked)) {
    const known = derived.get(id)
    if (known) accounts.set(id, known)
    else unknown.push(id)
  }
  const kept = await run(keptStatement, [numbers(unknown)])
  for (const { id, currency, balance_minor: balanceMinor, version } of kept)
    accounts.set(id, { id, currency, kept: true, balanceMinor, version })
  const missing = unknown.filter((id) => !accounts.has(id))
  for (const account of await readDerived(run, derived, missing)) accounts.set(account.id, account)
  return accounts
}

function namedAccounts({ commands, holds }: Asked): Set<bigint> {
  const ids = new Set<bigint>()
  for (const { cash, held } of holds.values()) ids.add(cash).add(held)
  for (const { steps } of commands)
    for (const step of steps) {
      if (step.kind === 'transfer') ids.add(step.from).add(step.to)
      if (step.kind === 'hold') ids.add(step.cash).add(step.held)
      if (step.kind === 'post_hold') ids.add(step.to)
    }
  return ids
}

async function readDerived(
  run: Run,
  derived: DerivedAccounts,
  ids: readonly bigint[],
): Promise<Account[]> {
  if (ids.length === 0) return []
  const rows = await run(derivedStatement, [numbers(ids)])
  if (derived.size + rows.length > DERIVED_MAX) derived.clear()
  return rows.map(({ id, currency }) => {
    const account: Account = { id, currency, kept: false }
    derived.set(id, account)
    return account
  })
}
