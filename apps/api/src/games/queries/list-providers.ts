import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'

export type ProviderRow = { platform: string; name: string; icon: string; games: number }

/**
 * Providers of the given platforms that have open games. `null` stands for every provider there
 * ever was, because old records name them too.
 */
export async function listProviders(
  db: Db,
  platforms: readonly string[] | null,
): Promise<ProviderRow[]> {
  const { rows } = await sql<ProviderRow>`
    SELECT p.platform, p.name, p.icon, count(g.code)::integer AS games
    FROM game_provider p LEFT JOIN open_game g ON g.platform = p.platform
    WHERE ${platforms === null} OR p.platform = ANY(${platforms ?? []}::text[])
    GROUP BY p.platform
    HAVING ${platforms === null} OR count(g.code) > 0
    ORDER BY p.ordinal
  `.execute(db)
  return rows
}
