import type { BatchDecision, Posting } from '@maidan/ledger'
import { sql } from 'kysely'
import type { Tx } from '../db/open-database.ts'

/** Writes a decided batch in one statement, every table through arrays. */
export async function writeDecision(tx: Tx, decision: BatchDecision, ids: readonly bigint[]) {
  const { commands, postings, accounts, holds } = decision
  const entries = postings.flatMap((posting, index) => entryPair(posting, ids[index] ?? 0n))
  await sql`
    WITH commands AS (
      INSERT INTO command (key, fingerprint)
      SELECT * FROM unnest(${commands.map((c) => c.key)}::text[], ${commands.map((c) => c.fingerprint)}::text[])
    ), balances AS (
      UPDATE account SET balance_minor = fresh.balance_minor, version = fresh.version
      FROM unnest(
        ${accounts.map((a) => a.id)}::bigint[],
        ${accounts.map((a) => a.balanceMinor)}::bigint[],
        ${accounts.map((a) => a.version)}::bigint[]
      ) AS fresh (id, balance_minor, version)
      WHERE account.id = fresh.id
    ), transfers AS (
      INSERT INTO transfer (id, command_key, reason, from_account, to_account, amount_minor)
      SELECT * FROM unnest(
        ${ids}::bigint[],
        ${postings.map((p) => p.commandKey)}::text[],
        ${postings.map((p) => p.reason)}::text[],
        ${postings.map((p) => p.from)}::bigint[],
        ${postings.map((p) => p.to)}::bigint[],
        ${postings.map((p) => p.amountMinor)}::bigint[]
      )
    )
    INSERT INTO entry (account_id, seq, transfer_id, amount_minor, balance_after)
    SELECT * FROM unnest(
      ${entries.map((e) => e.account)}::bigint[],
      ${entries.map((e) => e.seq)}::bigint[],
      ${entries.map((e) => e.transfer)}::bigint[],
      ${entries.map((e) => e.amountMinor)}::bigint[],
      ${entries.map((e) => e.balanceMinor)}::bigint[]
    )
  `.execute(tx)
  if (holds.length > 0) await writeHolds(tx, holds)
}

type Entry = {
  account: bigint
  seq: bigint
  transfer: bigint
  amountMinor: bigint
  balanceMinor: bigint | null
}

function entryPair(posting: Posting, transfer: bigint): [Entry, Entry] {
  const { from, to, amountMinor, fromEntry, toEntry } = posting
  return [
    {
      account: from,
      seq: fromEntry?.version ?? transfer,
      transfer,
      amountMinor: -amountMinor,
      balanceMinor: fromEntry?.balanceMinor ?? null,
    },
    {
      account: to,
      seq: toEntry?.version ?? transfer,
      transfer,
      amountMinor,
      balanceMinor: toEntry?.balanceMinor ?? null,
    },
  ]
}

async function writeHolds(tx: Tx, holds: BatchDecision['holds']) {
  await sql`
    INSERT INTO hold (key, cash_account, held_account, amount_minor, state, ended_at)
    SELECT key, cash, held, amount, state, CASE WHEN state = 'pending' THEN NULL ELSE now() END
    FROM unnest(
      ${holds.map((h) => h.key)}::text[],
      ${holds.map((h) => h.cash)}::bigint[],
      ${holds.map((h) => h.held)}::bigint[],
      ${holds.map((h) => h.amountMinor)}::bigint[],
      ${holds.map((h) => h.state)}::text[]
    ) AS fresh (key, cash, held, amount, state)
    ON CONFLICT (key) DO UPDATE SET state = EXCLUDED.state, ended_at = EXCLUDED.ended_at
  `.execute(tx)
}
