import { sql } from 'kysely'
import { newReference } from '../../cashier/payments/new-reference.ts'
import type { MoneyPlayer } from '../../identity/queries/lock-players.ts'
import type { Tx } from '../../platform/database/db.ts'
import { fieldRefusal } from '../../platform/http/refusal.ts'
import { tellPlayer } from '../../platform/live/tell-player.ts'
import type { Promotion } from '../queries/read-promotion.ts'

const DAY_MS = 24 * 3_600_000

type Given = {
  player: Pick<MoneyPlayer, 'id' | 'currency'>
  promotion: Promotion
  /** The deposit that they are for; none for a code. */
  paymentId?: bigint
  at: Date
}

/**
 * Gives a locked player the free rounds of a promotion, in the caller's transaction, with the terms of
 * now. The provider is told by a job, for as long as it takes. Refuses with PROMOTION_UNAVAILABLE where
 * the game is not offered any more.
 */
export async function giveFreeRounds(
  tx: Tx,
  { player, promotion, paymentId, at }: Given,
): Promise<void> {
  const expiresAt = new Date(at.getTime() + promotion.freeDays * DAY_MS)
  const { rows } = await sql`
    INSERT INTO free_grant (code, player_id, promotion_id, payment_id, platform, game_code, currency,
      bet_minor, rounds, win_max_minor, turnover_multiple, bonus_days, weights, odds_min_centi, created_at, expires_at,
      next_attempt_at)
    SELECT ${newReference('freeRounds')}, ${player.id}, ${promotion.id}, ${paymentId ?? null},
      platform, code, ${player.currency}, ${promotion.freeBetMinor}, ${promotion.freeRounds},
      ${promotion.bonusMaxMinor}, ${promotion.turnoverMultiple}, ${promotion.bonusDays},
      ${JSON.stringify(promotion.weights)}::jsonb, ${promotion.oddsMinCenti}, ${at}, ${expiresAt}, ${at}
    FROM open_game WHERE code = ${promotion.freeGame} RETURNING id
  `.execute(tx)
  if (rows.length === 0) throw fieldRefusal('PROMOTION_UNAVAILABLE', 'code')
  await tellPlayer(tx, player.id, { type: 'turnover' })
}
