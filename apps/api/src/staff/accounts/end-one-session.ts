import { sql } from 'kysely'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { StaffIdentity } from '../../platform/http/handler.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { requireRole } from '../../platform/security/require-role.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'

type Ports = { clock: Clock; db: Db }

type Ending = { sessionId: bigint; staff: StaffIdentity; ip: string }

/** Ends one's own session, or as an admin anybody's. */
export async function endOneSession(ports: Ports, { sessionId, staff, ip }: Ending): Promise<void> {
  await inTransaction(ports.db, async (tx) => {
    const { rows } = await sql<{ staff_id: bigint; username: string }>`
      SELECT s.staff_id, m.username FROM staff_session s JOIN staff m ON m.id = s.staff_id
      WHERE s.id = ${sessionId} AND s.ended_at IS NULL FOR UPDATE OF s
    `.execute(tx)
    const [session] = rows
    if (session?.staff_id !== staff.staffId) requireRole(staff)
    if (!session) throw new Refusal('NOT_FOUND')
    await sql`UPDATE staff_session SET ended_at = now() WHERE id = ${sessionId}`.execute(tx)
    const subject = `staff:${session.username}`
    const detail = { session: Number(sessionId) }
    const at = ports.clock.now()
    await writeAudit(tx, { staff, act: 'staff.end_session', subject, detail, ip, at })
  })
}
