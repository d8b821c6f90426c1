import type { BatchDecision, Posting } from '@maidan/ledger'
import { declare, numbers, type Run } from '../database/statement.ts'

const decisionStatement = declare('ledger_decision', `WITH ${decisionWrites('')} SELECT`)

/**
 * The writes of a decision as parts of one statement, which get `decisionColumns` as $1 to $16.
 * `gate` is a condition under which they write at all, from ` WHERE ` on.
 */
export function decisionWrites(gate: string): string {
  return `commands AS (
    INSERT INTO command (key, fingerprint) SELECT * FROM unnest($1::text[], $2::text[])${gate}
  ), balances AS (
    UPDATE account SET balance_minor = fresh.balance_minor, version = fresh.version
    FROM (
      SELECT * FROM unnest($3::bigint[], $4::bigint[], $5::bigint[])
        AS f (id, balance_minor, version)${gate}
    ) AS fresh
    WHERE account.id = fresh.id
  ), transfers AS (
    INSERT INTO transfer (id, command_key, reason, from_account, to_account, amount_minor)
    SELECT * FROM unnest(
      $6::bigint[], $7::text[], $8::text[], $9::bigint[], $10::bigint[], $11::bigint[]
    )${gate}
  ), entries AS (
    INSERT INTO entry (account_id, seq, transfer_id, amount_minor, balance_after)
    SELECT * FROM unnest(
      $12::bigint[], $13::bigint[], $14::bigint[], $15::bigint[], $16::bigint[]
    )${gate}
  )`
}

const holdsStatement = declare(
  'ledger_changed_holds',
  `INSERT INTO hold (key, cash_account, held_account, amount_minor, state, ended_at)
  SELECT key, cash, held, amount, state, CASE WHEN state = 'pending' THEN NULL ELSE now() END
  FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[], $5::text[])
    AS fresh (key, cash, held, amount, state)
  ON CONFLICT (key) DO UPDATE SET state = EXCLUDED.state, ended_at = EXCLUDED.ended_at`,
)

/** Writes a decided batch: one statement for the money, one more if holds changed. */
export async function writeDecision(run: Run, decision: BatchDecision, ids: readonly bigint[]) {
  const { holds } = decision
  const money = run(decisionStatement, decisionColumns(decision, ids))
  await Promise.all([money, holds.length > 0 && run(holdsStatement, holdColumns(holds))])
}

/** A decision as arrays, one a column of what it writes. */
export function decisionColumns(decision: BatchDecision, ids: readonly bigint[]) {
  return [
    ...commandColumns(decision),
    ...accountColumns(decision.accounts),
    ...transferColumns(decision, ids),
    ...entryColumns(decision, ids),
  ]
}

function commandColumns({ commands }: BatchDecision) {
  return [commands.map(({ key }) => key), commands.map(({ fingerprint }) => fingerprint)]
}

/** Ids, balances and versions. */
export function accountColumns(accounts: BatchDecision['accounts']) {
  return [
    numbers(accounts.map(({ id }) => id)),
    numbers(accounts.map(({ balanceMinor }) => balanceMinor)),
    numbers(accounts.map(({ version }) => version)),
  ]
}

function transferColumns({ postings }: BatchDecision, ids: readonly bigint[]) {
  return [
    numbers(ids),
    postings.map(({ commandKey }) => commandKey),
    postings.map(({ reason }) => reason),
    numbers(postings.map(({ from }) => from)),
    numbers(postings.map(({ to }) => to)),
    numbers(postings.map(({ amountMinor }) => amountMinor)),
  ]
}

/** A debit and a credit of each posting; an entry of a derived account keeps no balance. */
function entryColumns({ postings }: BatchDecision, ids: readonly bigint[]) {
  const id = (index: number) => ids[index] ?? 0n
  const both = (column: (posting: Posting, index: number) => (bigint | null)[]) =>
    numbers(postings.flatMap(column))
  return [
    both(({ from, to }) => [from, to]),
    both(({ fromEntry, toEntry }, index) => [
      fromEntry?.version ?? id(index),
      toEntry?.version ?? id(index),
    ]),
    both((_, index) => [id(index), id(index)]),
    both(({ amountMinor }) => [-amountMinor, amountMinor]),
    both(({ fromEntry, toEntry }) => [
      fromEntry?.balanceMinor ?? null,
      toEntry?.balanceMinor ?? null,
    ]),
  ]
}

function holdColumns(holds: BatchDecision['holds']) {
  return [
    holds.map(({ key }) => key),
    numbers(holds.map(({ cash }) => cash)),
    numbers(holds.map(({ held }) => held)),
    numbers(holds.map(({ amountMinor }) => amountMinor)),
    holds.map(({ state }) => state),
  ]
}
