import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'

/** Since when somebody waits for a proof; null if nobody does. */
export async function readWish(db: Db | Tx): Promise<Date | null> {
  const { rows } = await sql<{ at: Date }>`
    SELECT w.at FROM proof_wish w
    WHERE w.at > coalesce((SELECT max(at) FROM book_proof), '-infinity')
    ORDER BY w.at DESC LIMIT 1
  `.execute(db)
  return rows[0]?.at ?? null
}
