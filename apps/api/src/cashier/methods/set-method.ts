import type { CallAnswer, CallBody, Calls } from '@maidan/contract'
import { askApproval } from '../../platform/approvals/ask-approval.ts'
import { stopFacts } from '../../platform/approvals/stop-facts.ts'
import { readLastAct } from '../../platform/audit/read-last-act.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { StaffIdentity } from '../../platform/http/handler.ts'
import { fieldRefusal, Refusal } from '../../platform/http/refusal.ts'
import { lockMethod, methodSubject } from './lock-method.ts'
import { writeMethodStatus } from './write-method-status.ts'

type Ports = { clock: Clock; db: Db }

type Change = CallBody<Calls['staffSetMethod']> & { id: bigint; staff: StaffIdentity; ip: string }

const STOP = 'method.stop'

/**
 * Stops a method at once, or asks a second person to open it again (law 24); answers it as it then
 * stands. What is under way goes on. A method that is so already is refused: STATE_CHANGED.
 */
export async function setMethod(
  { db, clock }: Ports,
  change: Change,
): Promise<CallAnswer<Calls['staffSetMethod']>> {
  if (change.reason === '') throw fieldRefusal('STAFF_REASON_MISSING', 'reason')
  const at = clock.now()
  return inTransaction(db, async (tx) => {
    const method = await lockMethod(tx, change.id)
    if (method.status === change.status) throw new Refusal('STATE_CHANGED')
    const step = { change, name: method.name, subject: methodSubject(method.key), at }
    const approvalId = await (change.status === 'inactive' ? stop(tx, step) : askToOpen(tx, step))
    const status = approvalId === null ? change.status : method.status
    return { id: Number(method.id), status, approval_id: approvalId }
  })
}

type Step = { change: Change; name: string; subject: string; at: Date }

async function stop(tx: Tx, { change, subject, at }: Step): Promise<null> {
  const { id, status, reason, staff, ip } = change
  await writeMethodStatus(tx, { id, status })
  await writeAudit(tx, { staff, act: STOP, subject, detail: { reason }, ip, at })
  return null
}

async function askToOpen(tx: Tx, { change, name, subject, at }: Step): Promise<number> {
  const { id, reason: why, staff, ip } = change
  const stopped = await readLastAct(tx, { act: STOP, subject })
  const evidence = {
    reasons: ['always' as const],
    claimed: { method: name },
    found: stopFacts(stopped ? [stopped] : []),
    effect: {},
  }
  const command = { methodId: id.toString() }
  const asking = { kind: 'method.open' as const, subject, command, why, evidence }
  return Number(await askApproval(tx, { ...asking, staff, ip, at }, 'reason'))
}
