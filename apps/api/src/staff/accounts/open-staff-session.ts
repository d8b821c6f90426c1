import type { StaffRole } from '@maidan/contract'
import { sql } from 'kysely'
import { newToken } from '../../platform/security/hash-token.ts'
import type { Tx } from '../../platform/database/db.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'

export type OpenedSession = { token: string; username: string; role: StaffRole }

type Opening = {
  staff: { id: bigint; username: string; role: StaffRole }
  act: 'staff.login' | 'staff.enrol'
  ip: string
  agent: string
  at: Date
}

/** Opens a session and writes down that it was opened. */
export async function openStaffSession(tx: Tx, opening: Opening): Promise<OpenedSession> {
  const { staff, act, ip, agent, at } = opening
  const { id, username, role } = staff
  const { token, hash } = newToken()
  await sql`
    INSERT INTO staff_session (staff_id, token_hash, ip, agent) VALUES (${id}, ${hash}, ${ip}, ${agent})
  `.execute(tx)
  await writeAudit(tx, { staff, act, subject: `staff:${id}`, detail: {}, ip, at })
  return { token, username, role }
}
