import type { AbuseState } from '@maidan/cashier'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import { Refusal } from '../../../platform/http/refusal.ts'

export type LockedCase = { id: bigint; state: AbuseState; accounts: CaseAccount[] }

export type CaseAccount = { playerId: bigint; username: string; isStopped: boolean }

/** A case that nobody else decides meanwhile, with its accounts; one that went into another is gone. */
export async function lockCase(tx: Tx, id: bigint): Promise<LockedCase> {
  const { rows } = await sql<{ id: bigint; state: AbuseState }>`
    SELECT id, state FROM abuse_case WHERE id = ${id} AND merged_into IS NULL FOR UPDATE
  `.execute(tx)
  const [row] = rows
  if (!row) throw new Refusal('NOT_FOUND')
  return { ...row, accounts: await readAccounts(tx, id) }
}

async function readAccounts(tx: Tx, id: bigint): Promise<CaseAccount[]> {
  const { rows } = await sql<CaseAccount>`
    SELECT m.player_id AS "playerId", p.username, s.player_id IS NOT NULL AS "isStopped"
    FROM abuse_case_account m JOIN player p ON p.id = m.player_id
    LEFT JOIN bonus_stop s ON s.player_id = m.player_id
    WHERE m.case_id = ${id} ORDER BY m.player_id
  `.execute(tx)
  return rows
}

/** What requests, the audit and the history of reads call a case. */
export function caseSubject(id: bigint): string {
  return `case:${id}`
}
