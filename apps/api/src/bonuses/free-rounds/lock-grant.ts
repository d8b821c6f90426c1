import type { FreeRounds, FreeWins, PlayWeights } from '@maidan/cashier'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import type { Texts } from '../../platform/texts/choose-text.ts'

/** Free rounds as they stand, with the terms that they were given with. */
export type LockedGrant = FreeRounds &
  FreeWins & {
    id: bigint
    code: string
    platform: string
    promotionId: bigint
    promotion: Texts
    turnoverMultiple: number
    bonusDays: number
    weights: PlayWeights
    oddsMinCenti: number
    isEnded: boolean
  }

/** A grant that nothing else changes meanwhile; its player is locked by the caller. */
export async function lockGrant(tx: Tx, id: bigint): Promise<LockedGrant> {
  await sql`SELECT 1 FROM free_grant WHERE id = ${id} FOR NO KEY UPDATE`.execute(tx)
  const { rows } = await sql<LockedGrant>`
    SELECT f.id, f.code, f.platform, f.promotion_id AS "promotionId", f.rounds,
      f.expires_at AS "expiresAt", f.won_minor AS "wonMinor", f.settled_minor AS "settledMinor",
      f.given_minor AS "givenMinor", f.win_max_minor AS "winMaxMinor",
      f.turnover_multiple AS "turnoverMultiple", f.bonus_days AS "bonusDays", f.weights, f.odds_min_centi AS "oddsMinCenti",
      f.state = 'ended' AS "isEnded", f.cancelled_at IS NOT NULL AS "isCancelled",
      (SELECT json_object_agg(t.language, t.name) FROM promotion_text t
        WHERE t.promotion_id = f.promotion_id) AS promotion,
      (SELECT count(*)::int FROM game_round r WHERE r.free_grant_id = f.id
        AND r.state NOT IN ('cancelled', 'refunded')) AS taken,
      (SELECT count(*)::int FROM game_round r WHERE r.free_grant_id = f.id
        AND r.state = 'open') AS open
    FROM free_grant f WHERE f.id = ${id}
  `.execute(tx)
  const [grant] = rows
  if (!grant) throw new Error(`grant ${id} is not there`)
  return grant
}
