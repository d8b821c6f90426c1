import { dhakaDay } from '@maidan/cashier'
import { SPORTS_BOOK } from '@maidan/contract'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import { SITTING_PAUSE_MINUTES } from './read-sitting.ts'

/**
 * The whole minutes that players have been at the games today, by the calendar of Dhaka: from round to
 * round, and from the last one on, with no pause that ends a sitting. As of a sitting, bets on sports are
 * left out. Nobody who has not played is in the answer.
 */
export async function readPlayedMinutes(
  db: Db | Tx,
  playerIds: readonly bigint[],
  at: Date,
): Promise<Map<bigint, bigint>> {
  if (playerIds.length === 0) return new Map()
  const { rows } = await sql<{ player_id: bigint; minutes: bigint }>`
    WITH played AS (
      SELECT r.player_id, r.created_at,
        lead(r.created_at, 1, ${at}) OVER (PARTITION BY r.player_id ORDER BY r.created_at) AS next
      FROM game_round r JOIN game g ON g.code = r.game_code AND g.platform = r.platform
      WHERE r.player_id = ANY(${[...playerIds]}::bigint[]) AND r.state IN ('open', 'closed')
        AND g.code <> ${SPORTS_BOOK}
        AND r.created_at >= ${new Date(dhakaDay(at.getTime()).fromMs)} AND r.created_at <= ${at}
    )
    SELECT player_id, floor(extract(epoch FROM sum(next - created_at) FILTER (
      WHERE next <= created_at + make_interval(mins => ${SITTING_PAUSE_MINUTES})
    )) / 60)::bigint AS minutes
    FROM played GROUP BY player_id
  `.execute(db)
  return new Map(rows.map(({ player_id, minutes }) => [player_id, minutes ?? 0n]))
}
