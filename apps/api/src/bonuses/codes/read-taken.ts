import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import { asTaken, type Taken, type TakenRow } from '../rules/taken-bonus.ts'

/** What a player was given for the code of a promotion, and when; undefined if they never took it. */
export async function readTaken(
  tx: Tx,
  { playerId, promotionId }: Record<'playerId' | 'promotionId', bigint>,
): Promise<Taken | undefined> {
  const { rows } = await sql<TakenRow>`
    SELECT b.reference, b.amount_minor, b.currency, b.created_at, t.required_minor, t.expires_at
    FROM bonus b LEFT JOIN turnover t ON t.bonus_id = b.id
    WHERE b.player_id = ${playerId} AND b.promotion_id = ${promotionId} AND b.kind = 'code'
    UNION ALL
    SELECT code, 0, currency, created_at, NULL, expires_at FROM free_grant
    WHERE player_id = ${playerId} AND promotion_id = ${promotionId} AND payment_id IS NULL
  `.execute(tx)
  const [row] = rows
  return row && asTaken(row)
}
