import type { approvalDecision } from '@maidan/contract'
import { sql } from 'kysely'
import type * as z from 'zod'
import type { Clock } from '../clock.ts'
import { inTransaction } from '../database/in-transaction.ts'
import type { Db, Tx } from '../database/db.ts'
import type { StaffIdentity } from '../http/handler.ts'
import { fieldRefusal, Refusal } from '../http/refusal.ts'
import { requireRole } from '../security/require-role.ts'
import { writeAudit } from '../audit/write-audit.ts'
import type { AfterCommit, ApprovalState } from './approval-act.ts'
import { approvalTerms, type ApprovalKind } from './approval-terms.ts'
import type { Approvals } from './open-approvals.ts'

type Ports = { db: Db; clock: Clock; approvals: Approvals }

type Decision = {
  id: bigint
  decision: z.output<typeof approvalDecision>
  note: string
  staff: StaffIdentity
  ip: string
}

const stateAfter = { agree: 'agreed', refuse: 'refused', withdraw: 'withdrawn' } as const

/**
 * Agrees to a request and does it, refuses it, or withdraws one's own. The row is locked first, so
 * that of two answers at once the second finds it decided: STATE_CHANGED. Refuses the asker's own
 * agreement (SECOND_PERSON_NEEDED), what came too late (APPROVAL_EXPIRED), a refusal without a note,
 * and whatever the kind itself refuses; then nothing has changed.
 */
export async function decideApproval(ports: Ports, decision: Decision): Promise<void> {
  const after = await inTransaction(ports.db, (tx) => decideIn(ports, tx, decision))
  await after?.()
}

async function decideIn(ports: Ports, tx: Tx, asked: Decision): Promise<AfterCommit | void> {
  const { id, decision, note, staff, ip } = asked
  const at = ports.clock.now()
  const row = await lockApproval(tx, id)
  checkDecision(row, asked, at)
  await sql`
    UPDATE approval SET state = ${stateAfter[decision]}, decided_by = ${staff.staffId},
      decided_at = ${at}, note = ${note} WHERE id = ${id}
  `.execute(tx)
  const { kind, subject, command, why } = row
  const askedBy = { staffId: row.asked_by, username: row.asker }
  const agreed = { id, subject, command, why, askedBy, agreedBy: staff, note, ip, at }
  const after = decision === 'agree' ? await ports.approvals.apply(kind, tx, agreed) : undefined
  const detail = { request: Number(id), asked_by: row.asker, note }
  await writeAudit(tx, { staff, act: `${kind}.${decision}`, subject, detail, ip, at })
  return after
}

type Row = {
  kind: ApprovalKind
  subject: string
  command: unknown
  why: string
  state: ApprovalState
  asked_by: bigint
  asker: string
  expires_at: Date
}

async function lockApproval(tx: Tx, id: bigint): Promise<Row> {
  const { rows } = await sql<Row>`
    SELECT a.kind, a.subject, a.command, a.why, a.state, a.asked_by, s.username AS asker,
      a.expires_at
    FROM approval a JOIN staff s ON s.id = a.asked_by WHERE a.id = ${id} FOR UPDATE OF a
  `.execute(tx)
  const [row] = rows
  if (!row) throw new Refusal('NOT_FOUND')
  return row
}

function checkDecision(row: Row, { decision, note, staff }: Decision, at: Date) {
  const isAsker = row.asked_by === staff.staffId
  if (decision === 'withdraw') {
    if (!isAsker) throw new Refusal('STAFF_ROLE_MISSING')
  } else {
    requireRole(staff, ...approvalTerms[row.kind].mayDecide)
    if (isAsker) throw new Refusal('SECOND_PERSON_NEEDED')
  }
  const isOpen = row.state === 'waiting' || row.state === 'expired'
  if (isOpen && row.expires_at <= at) throw new Refusal('APPROVAL_EXPIRED')
  if (row.state !== 'waiting') throw new Refusal('STATE_CHANGED')
  if (decision === 'refuse' && note.trim() === '')
    throw fieldRefusal('STAFF_REASON_MISSING', 'note')
}
