import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Db } from '../database/db.ts'

type Ports = { log: Logger; db: Db }

/** A house without an administrator starts, so that one can enrol; says how, where it starts. */
export async function warnUnstaffed({ db, log }: Ports): Promise<void> {
  const { rows } = await sql`
    SELECT 1 FROM staff WHERE role = 'admin' AND status = 'active' LIMIT 1
  `.execute(db)
  if (rows.length > 0) return
  log.warn('No administrator has enrolled yet: npm run setup gives the first two their codes.')
}
