import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import type { VipTerms } from './read-vip-terms.ts'

type NewTerms = Pick<VipTerms, 'levels' | 'weights'> & {
  /** Null for those that a house begins with. */
  at: Date | null
}

/** Writes levels and weights that were checked. */
export async function writeVipTerms(tx: Tx, { levels, weights, at }: NewTerms) {
  await sql`
    UPDATE vip_terms SET levels = ${JSON.stringify(levels)}::jsonb,
      weights = ${JSON.stringify(weights)}::jsonb, changed_at = ${at}
  `.execute(tx)
}
