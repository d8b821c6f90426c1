import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'

/** The types that have open games, each with its platforms, in the order of the catalogue. */
export async function listOpenTypes(db: Db): Promise<{ type: string; systems: string[] }[]> {
  const { rows } = await sql<{ type: string; systems: string[] }>`
    SELECT type, array_agg(DISTINCT platform) AS systems
    FROM open_game GROUP BY type ORDER BY min(ordinal)
  `.execute(db)
  return rows
}
