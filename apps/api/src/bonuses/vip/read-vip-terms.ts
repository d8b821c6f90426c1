import type { PlayWeights, VipLevel } from '@maidan/cashier'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import type { Texts } from '../../platform/texts/choose-text.ts'

export type NamedLevel = VipLevel & { names: Texts }

/** The levels from the first upwards, and what of a stake earns points by kind of play. */
export type VipTerms = {
  levels: readonly NamedLevel[]
  weights: PlayWeights
  /** When they were changed last; null while they are as they began. */
  changedAt: string | null
}

type Row = { levels: NamedLevel[]; weights: PlayWeights; changed_at: Date | null }

export async function readVipTerms(db: Db | Tx): Promise<VipTerms> {
  const { rows } = await sql<Row>`SELECT levels, weights, changed_at FROM vip_terms`.execute(db)
  const [row] = rows
  if (!row) throw new Error('the house has no row of VIP terms')
  const { levels, weights, changed_at } = row
  return { levels, weights, changedAt: changed_at?.toISOString() ?? null }
}
