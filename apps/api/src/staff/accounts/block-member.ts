import { sql } from 'kysely'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { StaffIdentity } from '../../platform/http/handler.ts'
import { fieldRefusal, Refusal } from '../../platform/http/refusal.ts'
import { requireRole } from '../../platform/security/require-role.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import { endStaffSessions } from './end-staff-sessions.ts'
import { closeEnrolment } from './open-enrolment.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'

type Ports = { clock: Clock; db: Db }

type Block = { memberId: bigint; reason: string; staff: StaffIdentity; ip: string }

/** Blocks a member of staff alone and at once; their sessions and their way in end. */
export async function blockMember(ports: Ports, { memberId, reason, staff, ip }: Block) {
  requireRole(staff)
  if (reason === '') throw fieldRefusal('STAFF_REASON_MISSING', 'reason')
  if (memberId === staff.staffId) throw new Refusal('STAFF_OWN_ACCOUNT')
  await inTransaction(ports.db, async (tx) => {
    const { rows } = await sql<{ username: string }>`
      UPDATE staff SET status = 'blocked' WHERE id = ${memberId} RETURNING username
    `.execute(tx)
    const [member] = rows
    if (!member) throw new Refusal('NOT_FOUND')
    await endStaffSessions(tx, memberId)
    await closeEnrolment(tx, memberId)
    const subject = `staff:${member.username}`
    const at = ports.clock.now()
    await writeAudit(tx, { staff, act: 'staff.block', subject, detail: { reason }, ip, at })
  })
}
