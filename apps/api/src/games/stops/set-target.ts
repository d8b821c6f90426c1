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
import { lockTarget, writeStatus } from './lock-target.ts'
import { stopSubject, type StopTarget } from './stop-target.ts'

type Ports = { clock: Clock; db: Db }

type Change = CallBody<Calls['staffSetGame']> & {
  target: StopTarget
  staff: StaffIdentity
  ip: string
}

/**
 * Stops a game or a provider at once, or asks a second person to open it again (law 24); answers how it then
 * stands. Rounds that are under way end as they would. What is so already is refused: STATE_CHANGED.
 */
export async function setTarget(
  { db, clock }: Ports,
  change: Change,
): Promise<CallAnswer<Calls['staffSetGame']>> {
  const { target, reason, status } = change
  if (reason === '') throw fieldRefusal('STAFF_REASON_MISSING', 'reason')
  const at = clock.now()
  return inTransaction(db, async (tx) => {
    const found = await lockTarget(tx, target)
    if (found.status === status) throw new Refusal('STATE_CHANGED')
    const step = { change, name: found.name, at }
    const approvalId = await (status === 'inactive' ? stop(tx, step) : askToOpen(tx, step))
    return { status: approvalId === null ? status : found.status, approval_id: approvalId }
  })
}

type Step = { change: Change; name: string; at: Date }

async function stop(tx: Tx, { change, at }: Step): Promise<null> {
  const { target, status, reason, staff, ip } = change
  await writeStatus(tx, target, status)
  const [act, subject] = [stopAct(target), stopSubject(target)]
  await writeAudit(tx, { staff, act, subject, detail: { reason }, ip, at })
  return null
}

async function askToOpen(tx: Tx, { change, name, at }: Step): Promise<number> {
  const { target, reason: why, staff, ip } = change
  const subject = stopSubject(target)
  const stopped = await readLastAct(tx, { act: stopAct(target), subject })
  const evidence = {
    reasons: ['always' as const],
    claimed: { [target.of]: name },
    found: stopFacts(stopped ? [stopped] : []),
    effect: {},
  }
  const asking = { kind: 'game.open' as const, subject, command: target, why, evidence }
  return Number(await askApproval(tx, { ...asking, staff, ip, at }, 'reason'))
}

function stopAct({ of }: StopTarget): string {
  return `${of}.stop`
}
