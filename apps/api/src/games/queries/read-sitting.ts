import { SPORTS_BOOK } from '@maidan/contract'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'

/** A pause this long ends a sitting; one that is longer than a day is told as a day. */
export const SITTING_PAUSE_MINUTES = 30
const LOOKED_BACK_HOURS = 24

export type Sitting = { beganAt: Date | null; rounds: bigint; betMinor: bigint; winMinor: bigint }

/**
 * The rounds that a player has played without a longer break, up to `now`, minor units. Rounds whose
 * stake went back are left out, and bets of the sports book, which wait for their matches. What free
 * rounds win is no win of the sitting: it becomes a bonus.
 */
export async function readSitting(
  db: Db,
  { playerId, now }: { playerId: bigint; now: Date },
): Promise<Sitting> {
  const { rows } = await sql<{
    began_at: Date | null
    rounds: bigint
    bet_minor: bigint
    win_minor: bigint
  }>`
    WITH played AS (
      SELECT r.created_at, r.bet_minor,
        CASE WHEN r.free_grant_id IS NULL THEN r.win_minor ELSE 0 END AS win_minor,
        lag(r.created_at) OVER (ORDER BY r.created_at) AS before
      FROM game_round r JOIN game g ON g.code = r.game_code AND g.platform = r.platform
      WHERE r.player_id = ${playerId} AND r.state IN ('open', 'closed') AND g.code <> ${SPORTS_BOOK}
        AND r.created_at > ${now}::timestamptz - make_interval(hours => ${LOOKED_BACK_HOURS})
    ), sitting AS (
      SELECT max(created_at) AS began_at FROM played
      WHERE before IS NULL OR created_at > before + make_interval(mins => ${SITTING_PAUSE_MINUTES})
    )
    SELECT min(p.created_at) AS began_at, count(*) AS rounds,
      coalesce(sum(p.bet_minor), 0)::bigint AS bet_minor,
      coalesce(sum(p.win_minor), 0)::bigint AS win_minor
    FROM played p JOIN sitting s ON p.created_at >= s.began_at
    WHERE (SELECT max(created_at) FROM played)
      > ${now}::timestamptz - make_interval(mins => ${SITTING_PAUSE_MINUTES})
  `.execute(db)
  const [row] = rows
  return {
    beganAt: row?.began_at ?? null,
    rounds: row?.rounds ?? 0n,
    betMinor: row?.bet_minor ?? 0n,
    winMinor: row?.win_minor ?? 0n,
  }
}
