import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import {
  asPromotion,
  textsOfPromotion,
  type Promotion,
  type PromotionRow,
} from '../queries/read-promotion.ts'

/** Missions that are shown at once at most. */
const SHOWN_MAX = 10

/** The missions that players see now or could have played since a moment, in the house's order. */
export async function listMissions(db: Db, since: Date): Promise<Promotion[]> {
  const { rows } = await sql<PromotionRow>`
    SELECT p.*, ${textsOfPromotion} FROM promotion p
    WHERE p.kind = 'mission' AND (
      (p.status = 'display' AND p.ends_at > ${since})
      OR EXISTS (SELECT 1 FROM promotion_past was WHERE was.promotion_id = p.id
        AND was.changed_at > ${since} AND was.status = 'display'))
    ORDER BY p.ordinal, p.id LIMIT ${SHOWN_MAX}
  `.execute(db)
  return rows.map(asPromotion)
}
