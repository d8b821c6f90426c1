import { sql } from 'kysely'
import { hashPassword, verifyPassword } from '../../platform/security/hash-password.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { StaffIdentity } from '../../platform/http/handler.ts'
import { fieldRefusal, Refusal } from '../../platform/http/refusal.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import { checkStaffPassword } from './check-staff-password.ts'
import { endStaffSessions } from './end-staff-sessions.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Limits } from '../../platform/limits/open-limits.ts'

type Ports = { clock: Clock; db: Db; limits: Limits }

type Change = { staff: StaffIdentity; oldPassword: string; newPassword: string; ip: string }

/** Changes the password of who knows the present one; their other sessions end. */
export async function changeOwnPassword(ports: Ports, { staff, ip, ...change }: Change) {
  const { staffId, username, sessionId } = staff
  const present = await checkOwnPassword(ports, staff, change.oldPassword)
  checkStaffPassword({ username, password: change.newPassword }, 'new_password')
  const passwordHash = await hashPassword(change.newPassword)
  await inTransaction(ports.db, async (tx) => {
    const { rows } = await sql`
      UPDATE staff SET password_hash = ${passwordHash}
      WHERE id = ${staffId} AND password_hash = ${present} RETURNING id
    `.execute(tx)
    if (rows.length === 0) throw new Refusal('STATE_CHANGED')
    await endStaffSessions(tx, staffId, sessionId)
    const at = ports.clock.now()
    await writeAudit(tx, { staff, act: 'staff.password', subject: `staff:${staffId}`, ip, at })
  })
}

/** Refuses unless the password is the member's present one; answers its hash. */
export async function checkOwnPassword(ports: Ports, { staffId }: StaffIdentity, password: string) {
  await ports.limits.take('secretPerStaff', staffId.toString())
  const { rows } = await sql<{ password_hash: string | null }>`
    SELECT password_hash FROM staff WHERE id = ${staffId}
  `.execute(ports.db)
  const present = rows[0]?.password_hash ?? null
  if (!(await verifyPassword(present, password)))
    throw fieldRefusal('PASSWORD_WRONG', 'old_password')
  return present
}
