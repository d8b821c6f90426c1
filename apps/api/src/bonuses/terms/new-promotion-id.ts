import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'

/** The id of a promotion that is about to be written. */
export async function newPromotionId(tx: Tx): Promise<bigint> {
  const { rows } = await sql<{ id: bigint }>`
    SELECT nextval(pg_get_serial_sequence('promotion', 'id')) AS id
  `.execute(tx)
  const [named] = rows
  if (!named) throw new Error('no id was given to the promotion')
  return named.id
}
