import type { StaffRole } from '@maidan/contract'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { endStaffSessions } from '../accounts/end-staff-sessions.ts'
import { startOver } from '../accounts/start-over.ts'
import { startsOver } from './starts-over.ts'
import type { ApprovalAct } from '../../platform/approvals/approval-act.ts'

/** Administrators that a house keeps, so that two can agree. */
const ADMINS_MIN = 2

/**
 * Another role of a member of staff, who logs in anew with it. Who comes to decide with others enrols
 * anew, by a code that the two give; blocked, they are opened first.
 */
export const staffRole: ApprovalAct<'staff.role'> = async (
  _,
  tx,
  { command, askedBy, agreedBy, at },
) => {
  const staffId = BigInt(command.staffId)
  // Two changes at once must not each leave the other's administrator.
  await sql`SELECT id FROM staff WHERE role = 'admin' ORDER BY id FOR UPDATE`.execute(tx)
  const member = await lockMember(tx, staffId)
  const isAnew = startsOver(member.role, command.role)
  if (isAnew && member.status === 'blocked') throw new Refusal('STATE_CHANGED')
  await sql`UPDATE staff SET role = ${command.role} WHERE id = ${staffId}`.execute(tx)
  const { rows } = await sql<{ admins: bigint }>`
      SELECT count(*) AS admins FROM staff WHERE role = 'admin' AND status = 'active'
    `.execute(tx)
  if (command.role !== 'admin' && Number(rows[0]?.admins ?? 0n) < ADMINS_MIN)
    throw new Refusal('STAFF_TWO_ADMINS')
  const givers = [askedBy.username, agreedBy.username]
  await (isAnew ? startOver(tx, { staffId, givers, at }) : endStaffSessions(tx, staffId))
}

async function lockMember(tx: Tx, staffId: bigint) {
  const { rows } = await sql<{ role: StaffRole; status: string }>`
    SELECT role, status FROM staff WHERE id = ${staffId} FOR UPDATE
  `.execute(tx)
  const [member] = rows
  if (!member) throw new Refusal('STATE_CHANGED')
  return member
}
