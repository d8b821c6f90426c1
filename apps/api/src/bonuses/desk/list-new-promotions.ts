import type { CallAnswer, Calls } from '@maidan/contract'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { NEW_PROMOTION } from './lock-promotion.ts'

type NewPromotion = CallAnswer<Calls['staffPromotions']>['new_waiting'][number]

/** The promotions that a second person may agree to, and that are not there before. */
export async function listNewPromotions(db: Db, at: Date): Promise<NewPromotion[]> {
  const { rows } = await sql<{ id: bigint; name: string }>`
    SELECT id, substr(subject, length(${NEW_PROMOTION}::text) + 1) AS name FROM approval
    WHERE kind = 'promotion.change' AND state = 'waiting' AND expires_at > ${at}
      AND starts_with(subject, ${NEW_PROMOTION})
    ORDER BY id DESC
  `.execute(db)
  return rows.map(({ id, name }) => ({ approval_id: Number(id), name }))
}
