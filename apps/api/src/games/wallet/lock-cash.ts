import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'

/**
 * Locks cash accounts, which `chosen` selects, in the order of their ids; answers what they hold.
 * Whoever moves money locks the cash before the player's row, so that no two flows wait in a ring.
 */
export async function lockCash(tx: Tx, chosen: RawBuilder<unknown>): Promise<Map<bigint, bigint>> {
  const { rows } = await sql<{ id: bigint; balance_minor: bigint }>`
    SELECT id, balance_minor FROM account WHERE id IN (${chosen})
    ORDER BY id FOR NO KEY UPDATE
  `.execute(tx)
  return new Map(rows.map(({ id, balance_minor }) => [id, balance_minor]))
}
