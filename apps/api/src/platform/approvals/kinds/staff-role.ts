import { sql } from 'kysely'
import * as z from 'zod'
import { staffRole as roles } from '@maidan/contract'
import { Refusal } from '../../http/refusal.ts'
import { endStaffSessions } from '../../../staff/accounts/end-staff-sessions.ts'
import { approvalRule } from '../approval-rule.ts'

const LASTS_MS = 72 * 3_600_000
/** Administrators that a house keeps, so that two can agree. */
const ADMINS_MIN = 2

/** Another role of a member of staff, who logs in anew with it. */
export const staffRole = approvalRule({
  mayAsk: [],
  mayDecide: [],
  lastsMs: LASTS_MS,
  command: z.object({ staffId: z.string().regex(/^\d{1,18}$/), role: roles }),
  async apply(_, tx, { command }) {
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
  },
})
