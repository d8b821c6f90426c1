import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import type { PromotionTerms } from '@maidan/cashier'
import type { Texts } from '../../platform/texts/choose-text.ts'
import { FIRST_LANGUAGE } from '../../platform/texts/languages.ts'
import { asTerms, type TermsRow } from '../terms/terms-row.ts'

export type Promotion = PromotionTerms & {
  id: bigint
  names: Texts
  descriptions: Texts
  thumbnails: Texts
  /** The names of the game of its free rounds; null without one that is known. */
  freeGameNames: Texts | null
  categories: number[]
  /** How often its code was taken. */
  uses: number
  createdAt: Date
}

export type PromotionRow = TermsRow & {
  id: bigint
  names: Texts
  descriptions: Texts
  thumbnail: string
  /** Where a language has a picture of its own. */
  thumbnails: Partial<Texts> | null
  free_game_names: Texts | null
  categories: number[]
  uses: number
  created_at: Date
}

/** The texts of the promotion `p`, by language. */
export const textsOfPromotion = sql`
  (SELECT json_object_agg(t.language, t.name) FROM promotion_text t WHERE t.promotion_id = p.id)
    AS names,
  (SELECT json_object_agg(t.language, t.description) FROM promotion_text t
    WHERE t.promotion_id = p.id) AS descriptions,
  (SELECT json_object_agg(t.language, t.thumbnail) FROM promotion_text t
    WHERE t.promotion_id = p.id AND t.thumbnail IS NOT NULL) AS thumbnails,
  (SELECT json_object_agg(t.language, t.name) FROM game_text t WHERE t.game_code = p.free_game)
    AS free_game_names`

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
    freeGameNames: row.free_game_names,
    categories: row.categories,
    uses: row.uses,
    createdAt: row.created_at,
    ...asTerms(row),
  }
}
