import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import { fieldRefusal } from '../../platform/http/refusal.ts'
import type { PromotionDraft } from './promotion-draft.ts'

const USES_MOST = 1_000_000

/**
 * Refuses a code that another promotion has, and fewer uses in all than there were: what players have
 * been given stays theirs.
 */
export async function checkCode(tx: Tx, id: bigint, draft: PromotionDraft): Promise<void> {
  if (draft.code === null) return
  const { rows } = await sql<{ id: bigint; uses: number }>`
    SELECT id, uses FROM promotion WHERE id = ${id} OR code = ${draft.code}
  `.execute(tx)
  if (rows.some((one) => one.id !== id)) throw fieldRefusal('PROMO_CODE_TAKEN', 'code')
  const uses = rows[0]?.uses ?? 0
  if (draft.usesMax < uses)
    throw fieldRefusal('NUMBER_OUT_OF_RANGE', 'uses_max', { min: uses, max: USES_MOST })
}
