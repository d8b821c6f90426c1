import { readLastAct } from '../audit/read-last-act.ts'
import { writeAudit } from '../audit/write-audit.ts'
import type { Tx } from '../database/db.ts'
import { fieldRefusal, Refusal } from '../http/refusal.ts'
import type { ApprovalEvidence } from './approval-act.ts'
import { askApproval, type Asked } from './ask-approval.ts'
import { stopFacts } from './stop-facts.ts'

type Status = 'active' | 'inactive'

type Stop = Pick<Asked, 'kind' | 'subject' | 'command' | 'staff' | 'ip' | 'at'> & {
  /** How it stands, read under its lock, and how it shall stand. */
  now: Status
  status: Status
  reason: string
  /** What the audit calls its stop. */
  act: string
  /** What the second person is asked to open. */
  claimed: ApprovalEvidence['claimed']
  write: (status: Status) => Promise<void>
}

/**
 * Stops something at once, or asks a second person to open it again (law 24); answers how it then stands.
 * What is so already is refused: STATE_CHANGED; an empty reason: STAFF_REASON_MISSING.
 */
export async function setStop(tx: Tx, stop: Stop) {
  const { now, status, reason, act, subject, staff, ip, at } = stop
  if (reason === '') throw fieldRefusal('STAFF_REASON_MISSING', 'reason')
  if (now === status) throw new Refusal('STATE_CHANGED')
  if (status === 'active') return { status: now, approval_id: await askToOpen(tx, stop) }
  await stop.write(status)
  await writeAudit(tx, { staff, act, subject, detail: { reason }, ip, at })
  return { status, approval_id: null }
}

async function askToOpen(tx: Tx, { act, claimed, reason, ...stop }: Stop): Promise<number> {
  const { kind, subject, command, staff, ip, at } = stop
  const stopped = await readLastAct(tx, { act, subject })
  const found = stopFacts(stopped ? [stopped] : [])
  const evidence = { reasons: ['always' as const], claimed, found, effect: {} }
  const asked = { kind, subject, command, why: reason, evidence, staff, ip, at }
  return Number(await askApproval(tx, asked, 'reason'))
}
