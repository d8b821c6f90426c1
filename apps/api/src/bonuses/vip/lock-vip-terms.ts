import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { readVipTerms, type VipTerms } from './read-vip-terms.ts'

/** Lets nobody else change levels and weights meanwhile. */
export async function holdVipTerms(tx: Tx): Promise<void> {
  await sql`SELECT 1 FROM vip_terms FOR NO KEY UPDATE`.execute(tx)
}

/**
 * The levels and weights, which nobody else changes meanwhile. Refused with STATE_CHANGED if they were
 * changed since they were seen.
 */
export async function lockVipTerms(tx: Tx, seenAt: string | null): Promise<VipTerms> {
  await holdVipTerms(tx)
  const terms = await readVipTerms(tx)
  if (terms.changedAt !== seenAt) throw new Refusal('STATE_CHANGED')
  return terms
}
