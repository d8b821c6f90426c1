import { sql } from 'kysely'
import type { Db } from '../../../platform/database/db.ts'

/** Rounds that do not agree with a provider’s list, and that nobody has cleared. */
export async function countDifferences(db: Db): Promise<number> {
  const { rows } = await sql<{ count: bigint }>`
    SELECT count(*) AS count FROM round_difference WHERE agreed_at IS NULL AND closed_at IS NULL
  `.execute(db)
  return Number(rows[0]?.count ?? 0n)
}
