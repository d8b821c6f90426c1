import type { Tx } from '../../platform/database/db.ts'
import { sql } from 'kysely'
import type { PlayerPeriod } from '../rules/period-reference.ts'
import { asTaken, type Taken, type TakenRow } from '../rules/taken-bonus.ts'

/** What a player took for a period of a mission; undefined if they have not. */
export async function readReward(
  tx: Tx,
  { promotionId, from, playerId }: PlayerPeriod,
): Promise<Taken | undefined> {
  const { rows } = await sql<TakenRow>`
    SELECT b.reference, b.amount_minor, b.currency, b.created_at, t.required_minor, t.expires_at
    FROM mission_reward r JOIN bonus b ON b.id = r.bonus_id
    LEFT JOIN turnover t ON t.bonus_id = b.id
    WHERE r.promotion_id = ${promotionId} AND r.period_from = ${from} AND r.player_id = ${playerId}
  `.execute(tx)
  const [row] = rows
  return row && asTaken(row)
}
