import { sql } from 'kysely'
import { Refusal } from '../../platform/http/refusal.ts'
import { endStaffSessions } from '../accounts/end-staff-sessions.ts'
import type { ApprovalAct } from '../../platform/approvals/approval-act.ts'

/** Administrators that a house keeps, so that two can agree. */
const ADMINS_MIN = 2

/** Another role of a member of staff, who logs in anew with it. */
export const staffRole: ApprovalAct<'staff.role'> = async (_, tx, { command }) => {
  const staffId = BigInt(command.staffId)
  // Two changes at once must not each leave the other's administrator.
  await sql`SELECT id FROM staff WHERE role = 'admin' ORDER BY id FOR UPDATE`.execute(tx)
  await sql`UPDATE staff SET role = ${command.role} WHERE id = ${staffId}`.execute(tx)
  const { rows } = await sql<{ admins: bigint }>`
      SELECT count(*) AS admins FROM staff WHERE role = 'admin' AND status = 'active'
    `.execute(tx)
  if (command.role !== 'admin' && Number(rows[0]?.admins ?? 0n) < ADMINS_MIN)
    throw new Refusal('STAFF_TWO_ADMINS')
  await endStaffSessions(tx, staffId)
}
