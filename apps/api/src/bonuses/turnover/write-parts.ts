import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import { tellPlayers } from '../../platform/live/tell-player.ts'
import type { TurnoverPart } from '@maidan/cashier'

/**
 * Writes parts and what they do to their requirements, which the caller has locked. A part below
 * zero takes a counted stake back and opens its requirement again.
 */
export async function writeParts(tx: Tx, parts: readonly TurnoverPart[]) {
  if (parts.length === 0) return
  await sql`
    WITH part AS (
      INSERT INTO turnover_part (turnover_id, stake_key, game_name, staked_minor,
        weight_bps, counted_minor, odds_centi, created_at)
      SELECT * FROM unnest(
        ${parts.map((p) => p.turnoverId)}::bigint[],
        ${parts.map((p) => p.stakeKey)}::text[],
        ${parts.map((p) => p.gameName)}::text[],
        ${parts.map((p) => p.stakedMinor)}::bigint[],
        ${parts.map((p) => p.weightBps)}::integer[],
        ${parts.map((p) => p.countedMinor)}::bigint[],
        ${parts.map((p) => p.oddsCenti)}::integer[],
        ${parts.map((p) => p.at.toISOString())}::timestamptz[]
      )
      RETURNING turnover_id, counted_minor, created_at
    ), change AS (
      SELECT turnover_id, sum(counted_minor)::bigint AS counted_minor,
        sum(sign(counted_minor))::bigint AS bets, max(created_at) AS at
      FROM part GROUP BY turnover_id
    )
    UPDATE turnover SET
      remaining_minor = remaining_minor - change.counted_minor,
      bets_counted = bets_counted + change.bets,
      status = CASE WHEN remaining_minor = change.counted_minor THEN 'complete' ELSE 'active' END,
      completed_at = CASE WHEN remaining_minor = change.counted_minor THEN change.at END
    FROM change WHERE turnover.id = change.turnover_id
  `.execute(tx)
  const players = [...new Set(parts.map(({ playerId }) => playerId))]
  await tellPlayers(
    tx,
    players.map((playerId) => ({ playerId, event: { type: 'turnover' } as const })),
  )
}
