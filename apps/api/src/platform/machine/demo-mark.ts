import { sql } from 'kysely'
import type { Config } from '../config.ts'
import type { Clock } from '../clock.ts'
import type { Db } from '../database/db.ts'

type Ports = { config: Config; clock: Clock; db: Db }

/** Marks the database for good: everybody knows the passwords of the demo world. */
export async function markDemo({ db, clock }: Ports): Promise<void> {
  await sql`
    INSERT INTO demo_mark (at) SELECT ${clock.now()} WHERE NOT EXISTS (SELECT FROM demo_mark)
  `.execute(db)
}

/** @throws Error in one sentence where a live house was to start on a database of the demo world. */
export async function refuseDemoHouse({ db, config }: Ports) {
  if (config.MODE !== 'live') return
  const { rows } = await sql`SELECT 1 FROM demo_mark LIMIT 1`.execute(db)
  if (rows.length > 0)
    throw new Error(
      'MODE=live does not start on this database: it held the demo world, whose passwords everybody knows. Take an empty one (DATABASE_URL, or another DATA_DIR).',
    )
}
