import { readPromoCode } from '@maidan/cashier'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import { fieldRefusal } from '../../platform/http/refusal.ts'

/** The promotion of a code as somebody typed it. Refuses with PROMO_CODE_UNKNOWN. */
export async function findCode(db: Db | Tx, typed: string): Promise<bigint> {
  const { rows } = await sql<{ id: bigint }>`
    SELECT id FROM promotion WHERE code = ${readPromoCode(typed)}
  `.execute(db)
  const [found] = rows
  if (!found) throw fieldRefusal('PROMO_CODE_UNKNOWN', 'code')
  return found.id
}
