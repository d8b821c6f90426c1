import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'

/** Ends one session of a member of staff; their others stay. */
export async function logStaffOut(db: Db, sessionId: bigint): Promise<void> {
  await sql`UPDATE staff_session SET ended_at = now() WHERE id = ${sessionId}`.execute(db)
}
