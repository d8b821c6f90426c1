import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import type { PlayWeights, PromotionTerms } from '@maidan/cashier'
import type { Texts } from '../../platform/texts/choose-text.ts'
import { FIRST_LANGUAGE } from '../../platform/texts/languages.ts'

export type Promotion = PromotionTerms & {
  id: bigint
  names: Texts
  descriptions: Texts
  thumbnails: Texts
  categories: number[]
}

/** The terms of a promotion as a table keeps them. */
export type TermsRow = {
  status: 'display' | 'active'
  starts_at: Date
  ends_at: Date
  on_deposit: boolean
  percent_hundredths: number
  turnover_multiple: number
  deposit_min_minor: bigint
  bonus_max_minor: bigint
  once_per_player: boolean
  first_deposit_only: boolean
  weights: PlayWeights
}

export type PromotionRow = TermsRow & {
  id: bigint
  names: Texts
  descriptions: Texts
  thumbnail: string
  /** Where a language has a picture of its own. */
  thumbnails: Partial<Texts> | null
  categories: number[]
}

/** The texts of the promotion `p`, by language. */
export const textsOfPromotion = sql`
  (SELECT json_object_agg(t.language, t.name) FROM promotion_text t WHERE t.promotion_id = p.id)
    AS names,
  (SELECT json_object_agg(t.language, t.description) FROM promotion_text t
    WHERE t.promotion_id = p.id) AS descriptions,
  (SELECT json_object_agg(t.language, t.thumbnail) FROM promotion_text t
    WHERE t.promotion_id = p.id AND t.thumbnail IS NOT NULL) AS thumbnails`

/** One promotion, of whatever status; null if there is none. */
export async function readPromotion(db: Db | Tx, id: bigint): Promise<Promotion | null> {
  const { rows } = await sql<PromotionRow>`
    SELECT p.*, ${textsOfPromotion} FROM promotion p WHERE p.id = ${id}
  `.execute(db)
  const [row] = rows
  return row ? asPromotion(row) : null
}

export function asPromotion(row: PromotionRow): Promotion {
  return {
    id: row.id,
    names: row.names,
    descriptions: row.descriptions,
    thumbnails: { ...row.thumbnails, [FIRST_LANGUAGE]: row.thumbnail },
    categories: row.categories,
    ...asTerms(row),
  }
}

export function asTerms(row: TermsRow): PromotionTerms {
  return {
    status: row.status,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    onDeposit: row.on_deposit,
    percentHundredths: row.percent_hundredths,
    turnoverMultiple: row.turnover_multiple,
    depositMinMinor: row.deposit_min_minor,
    bonusMaxMinor: row.bonus_max_minor,
    oncePerPlayer: row.once_per_player,
    firstDepositOnly: row.first_deposit_only,
    weights: row.weights,
  }
}
