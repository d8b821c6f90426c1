import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import { asTerms, type TermsRow } from '../terms/terms-row.ts'
import { readPromotion, type Promotion } from './read-promotion.ts'

/** A promotion with the terms that it had at a moment, whatever staff have changed since; null if there is none. */
export async function readPromotionAsOf(
  tx: Db | Tx,
  id: bigint,
  at: Date,
): Promise<Promotion | null> {
  const promotion = await readPromotion(tx, id)
  if (!promotion) return null
  const { rows } = await sql<TermsRow>`
    SELECT * FROM promotion_past
    WHERE promotion_id = ${id} AND changed_at > ${at} ORDER BY changed_at LIMIT 1
  `.execute(tx)
  const [past] = rows
  return past ? { ...promotion, ...asTerms(past) } : promotion
}
