import { sql } from 'kysely'
import type { Db } from '../database/db.ts'

type Check = { at: Date; broken_id: bigint | null }

/** What the latest check of the whole audit found; undefined before the first one. */
export async function readAuditCheck(db: Db): Promise<Check | undefined> {
  const { rows } = await sql<Check>`
    SELECT at, broken_id FROM audit_check ORDER BY at DESC LIMIT 1
  `.execute(db)
  return rows[0]
}
