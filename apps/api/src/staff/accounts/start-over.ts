import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import { endStaffSessions } from './end-staff-sessions.ts'
import { openEnrolment } from './open-enrolment.ts'

type Again = { staffId: bigint; givers: readonly string[]; at: Date }

/** Takes password, authenticator and sessions from a member of staff, who then enrols anew. */
export async function startOver(tx: Tx, { staffId, givers, at }: Again): Promise<void> {
  await sql`
    UPDATE staff SET status = 'invited', password_hash = NULL, totp_secret = NULL,
      totp_pending = NULL
    WHERE id = ${staffId}
  `.execute(tx)
  await endStaffSessions(tx, staffId)
  await openEnrolment(tx, { staffId, givers, at })
}
