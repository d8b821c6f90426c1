import { needsReason, stateAfterAct, type AbuseAct, type AbuseState } from '@maidan/cashier'
import { sql } from 'kysely'
import { lapseApprovals } from '../../../platform/approvals/expire-approvals.ts'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import type { StaffIdentity } from '../../../platform/http/handler.ts'
import { fieldRefusal, Refusal } from '../../../platform/http/refusal.ts'
import { caseSubject, lockCase, type LockedCase } from './lock-case.ts'
import { writeCaseEvent } from './write-case-event.ts'

type Ports = { db: Db; clock: Clock }

type Act = { id: bigint; act: AbuseAct; reason: string; staff: StaffIdentity; ip: string }

/**
 * Takes, notes, watches, clears or confirms a case; answers its state. No account is touched by it.
 * Refuses what the state does not allow (STATE_CHANGED), a decision without a reason, and to clear
 * accounts that are offered no bonuses because of it (BONUS_STOP_STANDS).
 */
export function actOnCase({ db, clock }: Ports, asked: Act): Promise<AbuseState> {
  const { id, act, reason, staff, ip } = asked
  if (needsReason(act) && reason === '') throw fieldRefusal('STAFF_REASON_MISSING', 'reason')
  return inTransaction(db, async (tx) => {
    const at = clock.now()
    const found = await lockCase(tx, id)
    const state = stateAfterAct(found.state, act)
    if (state === null) throw new Refusal('STATE_CHANGED')
    if (act === 'clear') await clear(tx, found, at)
    const owner = act === 'note' ? sql`owner_staff` : sql`${staff.staffId}::bigint`
    await sql`
      UPDATE abuse_case SET state = ${state}, updated_at = ${at}, owner_staff = ${owner}
      WHERE id = ${id}
    `.execute(tx)
    await writeCaseEvent(tx, { caseId: id, act, staff, note: reason, at })
    const line = { act: `case.${act}`, subject: caseSubject(id), detail: { reason } }
    await writeAudit(tx, { staff, ...line, ip, at })
    return state
  })
}

/** What speaks for the case speaks no more, and what was asked about it lapses. */
async function clear(tx: Tx, { id, accounts }: LockedCase, at: Date) {
  if (accounts.some(({ isStopped }) => isStopped)) throw new Refusal('BONUS_STOP_STANDS')
  await sql`UPDATE abuse_signal SET is_cleared = true WHERE case_id = ${id}`.execute(tx)
  await lapseApprovals(tx, { subject: caseSubject(id), at })
}
