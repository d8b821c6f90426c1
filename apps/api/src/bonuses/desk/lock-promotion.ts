import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { readPromotion, type Promotion } from '../queries/read-promotion.ts'

export type LockedPromotion = Promotion & {
  /** When it was changed last; null while it is as it began. */
  changedAt: string | null
}

/**
 * A promotion that nobody else changes meanwhile. Refused with NOT_FOUND without it, and with
 * STATE_CHANGED if it was changed since it was seen.
 */
export async function lockPromotion(
  tx: Tx,
  id: bigint,
  seenAt: string | null,
): Promise<LockedPromotion> {
  await sql`SELECT 1 FROM promotion WHERE id = ${id} FOR NO KEY UPDATE`.execute(tx)
  const promotion = await readPromotion(tx, id)
  if (!promotion) throw new Refusal('NOT_FOUND')
  const changedAt = await lastChange(tx, id)
  if (changedAt !== seenAt) throw new Refusal('STATE_CHANGED')
  return { ...promotion, changedAt }
}

/** When a promotion was changed last; null while it is as it began. */
export async function lastChange(tx: Tx, id: bigint): Promise<string | null> {
  const { rows } = await sql<{ changed_at: Date | null }>`
    SELECT max(changed_at) AS changed_at FROM promotion_past WHERE promotion_id = ${id}
  `.execute(tx)
  return rows[0]?.changed_at?.toISOString() ?? null
}

/** What requests and the audit call a promotion. */
export function promotionSubject(id: bigint): string {
  return `promotion:${id}`
}

/** Before the name of one that is not there yet. */
export const NEW_PROMOTION = 'promotion:new:'
