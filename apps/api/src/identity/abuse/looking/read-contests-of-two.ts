import type { ContestOfTwo } from '@maidan/cashier'
import { sql } from 'kysely'
import { gameName } from '../../../games/queries/game-name.ts'
import type { Tx } from '../../../platform/database/db.ts'

/** Contests of two that are looked at together; the largest come first. */
const CONTESTS_MAX = 2_000

type Row = {
  contest: string
  what: string
  player_ids: bigint[]
  stakes_minor: bigint[]
  first_at: Date[]
}

/** The contests that ended in a span of time, took place, and had two players and no more. */
export async function readContestsOfTwo(
  tx: Tx,
  { from, to }: { from: Date; to: Date },
): Promise<ContestOfTwo[]> {
  const { rows } = await sql<Row>`
    SELECT c.platform || ':' || c.contest_id || ':' || c.currency AS contest,
      coalesce(${gameName()}, g.code) AS what, array_agg(r.player_id) AS player_ids,
      array_agg(r.stake_minor) AS stakes_minor, array_agg(r.first_at) AS first_at
    FROM contest c JOIN game g ON g.code = c.game_code
    JOIN LATERAL (
      SELECT player_id, sum(bet_minor)::bigint AS stake_minor, min(created_at) AS first_at
      FROM game_round WHERE platform = c.platform AND contest_id = c.contest_id
        AND currency = c.currency AND bet_minor > 0
      GROUP BY player_id ORDER BY player_id
    ) r ON true
    WHERE c.closed_at > ${from} AND c.closed_at <= ${to} AND c.won_minor > 0
    GROUP BY c.platform, c.contest_id, c.currency, g.code, c.staked_minor HAVING count(*) = 2
    ORDER BY c.staked_minor DESC, c.contest_id LIMIT ${CONTESTS_MAX}
  `.execute(tx)
  return rows.map(contestOf)
}

function contestOf({ contest, what, player_ids, stakes_minor, first_at }: Row): ContestOfTwo {
  const playerAt = (at: number) => {
    const [playerId, stakeMinor, firstAt] = [player_ids[at], stakes_minor[at], first_at[at]]
    if (playerId === undefined || stakeMinor === undefined || firstAt === undefined)
      throw new Error(`the contest ${contest} has fewer than two players`)
    return { playerId, stakeMinor, firstAt }
  }
  return { contest, what, players: [playerAt(0), playerAt(1)] }
}
