import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import type { PlayerPeriod } from '../rules/period-reference.ts'

/** When a reward was taken for a period; undefined if it was not. */
export type TakenPeriods = (period: Omit<PlayerPeriod, 'playerId'>) => Date | undefined

/** The periods since a moment for which a player has taken their rewards. */
export async function readTakenPeriods(
  db: Db,
  { playerId, since }: { playerId: bigint; since: Date },
): Promise<TakenPeriods> {
  const { rows } = await sql<{ promotion_id: bigint; period_from: Date; created_at: Date }>`
    SELECT r.promotion_id, r.period_from, b.created_at
    FROM mission_reward r JOIN bonus b ON b.id = r.bonus_id
    WHERE r.player_id = ${playerId} AND r.period_from >= ${since}
  `.execute(db)
  return ({ promotionId, from }) =>
    rows.find(
      (row) => row.promotion_id === promotionId && row.period_from.getTime() === from.getTime(),
    )?.created_at
}
