import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import type { PromotionTerms } from '@maidan/cashier'

export type Promotion = PromotionTerms & {
  id: bigint
  name: string
  nameBn: string
  description: string
  descriptionBn: string
  thumbnail: string
  categories: number[]
}

export type PromotionRow = {
  id: bigint
  name: string
  name_bn: string
  description: string
  description_bn: string
  thumbnail: string
  status: 'display' | 'active'
  starts_at: Date
  ends_at: Date
  categories: number[]
  on_deposit: boolean
  percent_hundredths: number
  turnover_multiple: number
  deposit_min_minor: bigint
  bonus_max_minor: bigint
  once_per_player: boolean
  first_deposit_only: boolean
}

/** One promotion, of whatever status; null if there is none. */
export async function readPromotion(db: Db | Tx, id: bigint): Promise<Promotion | null> {
  const { rows } = await sql<PromotionRow>`SELECT * FROM promotion WHERE id = ${id}`.execute(db)
  const [row] = rows
  return row ? asPromotion(row) : null
}

export function asPromotion(row: PromotionRow): Promotion {
  return {
    id: row.id,
    name: row.name,
    nameBn: row.name_bn,
    description: row.description,
    descriptionBn: row.description_bn,
    thumbnail: row.thumbnail,
    status: row.status,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    categories: row.categories,
    onDeposit: row.on_deposit,
    percentHundredths: row.percent_hundredths,
    turnoverMultiple: row.turnover_multiple,
    depositMinMinor: row.deposit_min_minor,
    bonusMaxMinor: row.bonus_max_minor,
    oncePerPlayer: row.once_per_player,
    firstDepositOnly: row.first_deposit_only,
  }
}
