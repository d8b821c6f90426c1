import { playerCountry } from '../../identity/queries/player-country.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import { earnedPoints, type PromotionHistory } from '@maidan/cashier'

/** What a player did before that a promotion asks for; `exceptPayment` is the deposit itself. */
export async function readHistory(
  tx: Tx,
  {
    playerId,
    promotionId,
    exceptPayment,
  }: Record<'playerId' | 'promotionId' | 'exceptPayment', bigint>,
): Promise<PromotionHistory> {
  const { rows } = await sql<Record<'deposits' | 'used' | 'turnovers' | 'earned', bigint>>`
    SELECT
      (SELECT count(*) FROM payment WHERE player_id = ${playerId} AND direction = 'deposit'
        AND state IN ('credited', 'refunding', 'refunded', 'reversed')
        AND id <> ${exceptPayment}) AS deposits,
      (SELECT count(*) FROM bonus WHERE player_id = ${playerId}
        AND promotion_id = ${promotionId} AND kind <> 'free_spins')
        + (SELECT count(*) FROM free_grant WHERE player_id = ${playerId}
          AND promotion_id = ${promotionId}) AS used,
      (SELECT count(*) FROM turnover WHERE player_id = ${playerId} AND status = 'active'
        AND binds) AS turnovers,
      (SELECT vip_earned_minor FROM player WHERE id = ${playerId}) AS earned
  `.execute(tx)
  const [row] = rows
  return {
    depositsCredited: row?.deposits ?? 0n,
    timesUsed: row?.used ?? 0n,
    turnoversActive: row?.turnovers ?? 0n,
    vipEarned: earnedPoints(row?.earned ?? 0n),
    country: await playerCountry(tx, playerId),
  }
}
