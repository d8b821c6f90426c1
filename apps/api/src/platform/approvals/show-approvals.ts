import { approvalKind, type CallAnswer, type Calls } from '@maidan/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Db, Tx } from '../database/db.ts'
import type { StaffIdentity } from '../http/handler.ts'
import { Refusal } from '../http/refusal.ts'
import type { ApprovalEvidence, ApprovalState } from './approval-act.ts'
import { approvalTerms, type ApprovalKind } from './approval-terms.ts'

export type ShownApproval = CallAnswer<Calls['staffDecideApproval']>

/** Who reads, and when: an overdue request is shown as expired before its row says so. */
export type Reader = { staff: Pick<StaffIdentity, 'staffId' | 'role'>; at: Date }

type Row = {
  id: bigint
  kind: ApprovalKind
  subject: string
  why: string
  evidence: ApprovalEvidence
  asked_by: bigint
  asker: string
  asked_at: Date
  expires_at: Date
  state: ApprovalState
  decider: string | null
  decided_at: Date | null
  note: string
}

/** A request as `reader` sees it; refuses with NOT_FOUND. */
export async function showApproval(
  db: Db | Tx,
  id: bigint,
  reader: Reader,
): Promise<ShownApproval> {
  const [shown] = await showApprovals(db, reader, { where: sql`a.id = ${id}`, limit: 1 })
  if (!shown) throw new Refusal('NOT_FOUND')
  return shown
}

/** Requests as `reader` sees them, newest first. */
export async function showApprovals(
  db: Db | Tx,
  reader: Reader,
  { where, limit, offset = 0 }: { where: RawBuilder<unknown>; limit: number; offset?: number },
): Promise<ShownApproval[]> {
  const { rows } = await sql<Row>`
    SELECT a.id, a.kind, a.subject, a.why, a.evidence, a.asked_by, s.username AS asker, a.asked_at,
      a.expires_at, ${stateAt(reader.at)} AS state, d.username AS decider, a.decided_at, a.note
    FROM approval a JOIN staff s ON s.id = a.asked_by LEFT JOIN staff d ON d.id = a.decided_by
    WHERE ${where} ORDER BY a.id DESC LIMIT ${limit} OFFSET ${offset}
  `.execute(db)
  return rows.map((row) => show(row, reader))
}

/** The state as of now: what is overdue waits no longer. */
export function stateAt(at: Date): RawBuilder<unknown> {
  return sql`(CASE WHEN a.state = 'waiting' AND a.expires_at <= ${at} THEN 'expired' ELSE a.state END)`
}

/** The kinds that a role may decide. */
export function kindsToDecide(role: StaffIdentity['role']): ApprovalKind[] {
  return approvalKind.options.filter(
    (kind) => role === 'admin' || approvalTerms[kind].mayDecide.some((one) => one === role),
  )
}

/** The kinds that a role sees: what it may ask for or decide, an auditor everything. */
export function kindsToSee(role: StaffIdentity['role']): ApprovalKind[] {
  if (role === 'auditor') return [...approvalKind.options]
  const toDecide = kindsToDecide(role)
  return approvalKind.options.filter(
    (kind) => toDecide.includes(kind) || approvalTerms[kind].mayAsk.some((one) => one === role),
  )
}

function show(row: Row, { staff }: Reader): ShownApproval {
  const mine = row.asked_by === staff.staffId
  return {
    id: Number(row.id),
    kind: row.kind,
    subject: row.subject,
    why: row.why,
    evidence: row.evidence,
    asked_by: row.asker,
    asked_at: row.asked_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    state: row.state,
    decided_by: row.decider,
    decided_at: row.decided_at?.toISOString() ?? null,
    note: row.note,
    may_decide: !mine && row.state === 'waiting' && kindsToDecide(staff.role).includes(row.kind),
    mine,
  }
}
