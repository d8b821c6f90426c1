import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'

/** The newest version of a page; nobody else publishes one before this transaction ends. */
export async function lockNewest(tx: Tx, key: string): Promise<number> {
  const page = await sql`SELECT key FROM page WHERE key = ${key} FOR UPDATE`.execute(tx)
  if (page.rows.length === 0) throw new Refusal('NOT_FOUND')
  const { rows } = await sql<{ newest: number }>`
    SELECT coalesce(max(number), 0) AS newest FROM page_version WHERE page_key = ${key}
  `.execute(tx)
  return rows[0]?.newest ?? 0
}
