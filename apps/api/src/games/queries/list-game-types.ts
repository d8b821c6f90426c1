import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'

/** Types of all games there ever were, because old records name them too. */
export async function listGameTypes(db: Db): Promise<string[]> {
  const { rows } = await sql<{ type: string }>`
    SELECT type FROM game GROUP BY type ORDER BY min(ordinal)
  `.execute(db)
  return rows.map(({ type }) => type)
}
