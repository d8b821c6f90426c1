import type { ContestOfTwo } from '@maidan/cashier'
import { sql } from 'kysely'
import { gameName } from '../../../games/queries/game-name.ts'
import type { Tx } from '../../../platform/database/db.ts'

/** Contests of two that are looked at together; the largest come first. */
const CONTESTS_MAX = 2_000

type Row = {
  contest: string
  what: string
  one_id: bigint
  one_minor: bigint
  one_at: Date
  other_id: bigint
  other_minor: bigint
  other_at: Date
}

/** The contests that ended in a span of time, took place, and had two players and no more. */
export async function readContestsOfTwo(
  tx: Tx,
  { from, to }: { from: Date; to: Date },
): Promise<ContestOfTwo[]> {
  const { rows } = await sql<Row>`
    WITH played AS (
      SELECT c.platform || ':' || c.contest_id || ':' || c.currency AS contest, c.game_code,
        r.player_id, sum(r.bet_minor)::bigint AS stake_minor, min(r.created_at) AS first_at,
        count(*) OVER (PARTITION BY c.platform, c.contest_id, c.currency) AS players
      FROM contest c JOIN game_round r ON r.platform = c.platform AND r.contest_id = c.contest_id
        AND r.currency = c.currency AND r.bet_minor > 0
      WHERE c.closed_at > ${from} AND c.closed_at <= ${to} AND c.won_minor > 0
      GROUP BY c.platform, c.contest_id, c.currency, r.player_id
    )
    SELECT one.contest, coalesce(${gameName()}, g.code) AS what,
      one.player_id AS one_id, one.stake_minor AS one_minor, one.first_at AS one_at,
      other.player_id AS other_id, other.stake_minor AS other_minor, other.first_at AS other_at
    FROM played one
    JOIN played other ON other.contest = one.contest AND other.player_id > one.player_id
    JOIN game g ON g.code = one.game_code
    WHERE one.players = 2
    ORDER BY one.stake_minor + other.stake_minor DESC, one.contest LIMIT ${CONTESTS_MAX}
  `.execute(tx)
  return rows.map((row) => ({
    contest: row.contest,
    what: row.what,
    players: [
      { playerId: row.one_id, stakeMinor: row.one_minor, firstAt: row.one_at },
      { playerId: row.other_id, stakeMinor: row.other_minor, firstAt: row.other_at },
    ],
  }))
}
