import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { lockNumbers } from '../database/lock-numbers.ts'
import type { Tx } from '../database/db.ts'
import type { StaffIdentity } from '../http/handler.ts'

/** The hash before the first line. */
export const CHAIN_START = '0'.repeat(64)

export type StaffAct = {
  staff: Pick<StaffIdentity, 'username'>
  /** Noun and verb: `deposit.approve`. */
  act: string
  /** What it was done to: `payment:DQ7K2M…`, `player:1001`. */
  subject: string
  /** Plain values that tell what was decided and why; never secrets. */
  detail?: Record<string, string | number | boolean | null>
  ip: string
  at: Date
}

/**
 * Adds a line to the audit chain in the transaction of the act itself: no act without its line,
 * no line without its act. Lines are written one after the other, so this is a flow's last step.
 */
export async function writeAudit(tx: Tx, { staff, act, subject, detail = {}, ip, at }: StaffAct) {
  await sql`SELECT pg_advisory_xact_lock(${lockNumbers.audit})`.execute(tx)
  const { rows } = await sql<{ id: bigint; previous: string; detail: string }>`
    SELECT coalesce(max(id), 0) + 1 AS id, ${JSON.stringify(detail)}::jsonb::text AS detail,
      coalesce((SELECT hash FROM audit ORDER BY id DESC LIMIT 1), ${CHAIN_START}) AS previous
    FROM audit
  `.execute(tx)
  const [next] = rows
  if (!next) throw new Error('the audit gave no next line')
  const line = { ...next, actor: staff.username, act, subject, ip, at }
  await sql`
    INSERT INTO audit (id, actor, act, subject, detail, ip, at, previous_hash, hash)
    VALUES (${line.id}, ${line.actor}, ${act}, ${subject}, ${line.detail}::jsonb, ${ip},
      ${at}, ${line.previous}, ${auditHash(line)})
  `.execute(tx)
}

export type AuditLine = {
  id: bigint
  actor: string
  act: string
  subject: string
  /** The jsonb column as PostgreSQL writes it, so that it reads back as the same text. */
  detail: string
  ip: string
  at: Date
  /** Hash of the line before. */
  previous: string
}

/** Hash of an audit line, chained to the line before it; hex. */
export function auditHash(line: AuditLine): string {
  const { id, actor, act, subject, detail, ip, at, previous } = line
  const text = JSON.stringify([id.toString(), actor, act, subject, detail, ip, at.toISOString()])
  return createHash('sha256').update(previous).update(text).digest('hex')
}
