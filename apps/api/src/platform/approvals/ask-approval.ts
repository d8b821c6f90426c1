import { sql } from 'kysely'
import type { Tx } from '../database/db.ts'
import type { StaffIdentity } from '../http/handler.ts'
import { fieldRefusal, Refusal } from '../http/refusal.ts'
import { requireRole } from '../security/require-role.ts'
import { writeAudit } from '../audit/write-audit.ts'
import type { ApprovalEvidence } from './approval-act.ts'
import { approvalTerms, type ApprovalKind } from './approval-terms.ts'
import { expireApprovals } from './expire-approvals.ts'

export type Asked = {
  kind: ApprovalKind
  /** Noun and name of what it is about: `payment:DQ7K2M…`. */
  subject: string
  /** What is done when somebody agrees, in the form of its kind; JSON values only. */
  command: unknown
  /** The asker's own words, never empty. */
  why: string
  evidence: ApprovalEvidence
  staff: StaffIdentity
  ip: string
  at: Date
}

/**
 * Asks a second person, in the caller's transaction, and answers the request's id. Refuses with
 * APPROVAL_WAITING while the same is asked for already, and an empty reason at its field (`note`
 * unless the form calls it something else).
 */
export async function askApproval(tx: Tx, asked: Asked, reasonField = 'note'): Promise<bigint> {
  const { kind, subject, why, evidence, staff, ip, at } = asked
  const terms = approvalTerms[kind]
  requireRole(staff, ...terms.mayAsk)
  if (why.trim() === '') throw fieldRefusal('STAFF_REASON_MISSING', reasonField)
  terms.command.parse(asked.command)
  await expireApprovals(tx, at)
  const { rows } = await sql<{ id: bigint }>`
    INSERT INTO approval (kind, subject, command, why, evidence, asked_by, asked_at, expires_at)
    VALUES (${kind}, ${subject}, ${JSON.stringify(asked.command)}::jsonb, ${why},
      ${JSON.stringify(evidence)}::jsonb, ${staff.staffId}, ${at},
      ${new Date(at.getTime() + terms.lastsMs)})
    ON CONFLICT DO NOTHING RETURNING id
  `.execute(tx)
  const [row] = rows
  if (!row) throw new Refusal('APPROVAL_WAITING')
  const detail = { request: Number(row.id), why, reasons: evidence.reasons.join(', ') }
  await writeAudit(tx, { staff, act: `${kind}.ask`, subject, detail, ip, at })
  return row.id
}
