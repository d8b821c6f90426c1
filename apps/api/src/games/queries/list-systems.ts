import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'

/** Platforms with open games of a type, compared without case; an empty type stands for all. */
export async function listSystems(db: Db, type: string): Promise<string[]> {
  const { rows } = await sql<{ platform: string }>`
    SELECT platform FROM open_game
    WHERE ${type} = '' OR type = lower(${type})
    GROUP BY platform, provider_ordinal ORDER BY provider_ordinal
  `.execute(db)
  return rows.map(({ platform }) => platform)
}
