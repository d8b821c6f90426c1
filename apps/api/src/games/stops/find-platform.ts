import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'

/** The platform of a provider by its slug. NOT_FOUND without it. */
export async function findPlatform(db: Db, slug: string): Promise<string> {
  const { rows } = await sql<{ platform: string }>`
    SELECT platform FROM game_provider WHERE slug = ${slug}
  `.execute(db)
  const [found] = rows
  if (!found) throw new Refusal('NOT_FOUND')
  return found.platform
}
