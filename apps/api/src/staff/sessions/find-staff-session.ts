import { sql } from 'kysely'
import type { StaffIdentity } from '../../platform/http/handler.ts'
import { hashToken } from '../../platform/security/hash-token.ts'
import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/database/db.ts'

type Ports = { config: Config; db: Db }

type Row = { session_id: bigint; staff_id: bigint; username: string; role: StaffIdentity['role'] }

/** The member of staff behind a token, or null; each use keeps the session from falling idle. */
export async function findStaffSession(
  { db, config }: Ports,
  token: string,
): Promise<StaffIdentity | null> {
  if (token === '') return null
  const { rows } = await sql<Row>`
    UPDATE staff_session s SET last_seen_at = now()
    FROM staff
    WHERE s.token_hash = ${hashToken(token)} AND staff.id = s.staff_id AND staff.status = 'active'
      AND s.ended_at IS NULL
      AND s.last_seen_at > now() - make_interval(secs => ${config.STAFF_SESSION_IDLE_SECONDS})
      AND s.created_at > now() - make_interval(secs => ${config.STAFF_SESSION_AGE_SECONDS})
    RETURNING s.id AS session_id, staff.id AS staff_id, staff.username, staff.role
  `.execute(db)
  const [row] = rows
  if (!row) return null
  return {
    sessionId: row.session_id,
    staffId: row.staff_id,
    username: row.username,
    role: row.role,
  }
}
