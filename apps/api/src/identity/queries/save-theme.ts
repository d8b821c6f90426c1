import type { Theme } from '@maidan/contract'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'

/** Keeps how a player wants the site to look. */
export async function saveTheme(db: Db, playerId: bigint, theme: Theme): Promise<void> {
  await sql`UPDATE player SET theme = ${theme} WHERE id = ${playerId}`.execute(db)
}
