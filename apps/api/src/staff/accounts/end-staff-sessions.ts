import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'

/** Ends the sessions of a member of staff, but for one if it is named; their next call is refused. */
export async function endStaffSessions(tx: Tx, staffId: bigint, but: bigint | null = null) {
  await sql`
    UPDATE staff_session SET ended_at = now()
    WHERE staff_id = ${staffId} AND ended_at IS NULL AND (${but}::bigint IS NULL OR id <> ${but})
  `.execute(tx)
}
