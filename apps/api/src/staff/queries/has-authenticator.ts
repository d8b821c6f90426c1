import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'

/** Whether a member of staff has confirmed an authenticator. */
export async function hasAuthenticator(db: Db, staffId: bigint): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM staff WHERE id = ${staffId} AND totp_secret IS NOT NULL
  `.execute(db)
  return rows.length > 0
}
