import { playKind, type DecidedPlay, type Week } from '@maidan/cashier'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import { STAKED } from '../queries/find-staking-friends.ts'

/**
 * What a player's play of a week won and lost. A play belongs to the week in which it was decided
 * first: a round of a game or a bet at the sports partner as it was closed, a market as its first
 * settlement was paid. It counts with what it stands at as it is read here. Whatever happens to it after
 * that (a late win, a bet taken back, another settlement, a void) neither moves it into another week,
 * nor is paid for again, nor asked back.
 */
export async function readDecidedPlays(
  db: Db | Tx,
  asked: { playerId: bigint; week: Week },
): Promise<DecidedPlay[]> {
  const [games, markets] = [await readGames(db, asked), await readMarkets(db, asked)]
  return [...games, ...markets]
}

type Asked = { playerId: bigint; week: Week }

/**
 * Rounds and bets at the sports partner are all against the house. Free rounds lose nothing, and what they
 * win is a bonus.
 */
async function readGames(db: Db | Tx, { playerId, week }: Asked): Promise<DecidedPlay[]> {
  const { rows } = await sql<{ type: string; net_minor: bigint }>`
    SELECT coalesce(game.type, '') AS type, sum(r.win_minor - r.bet_minor)::bigint AS net_minor
    FROM game_round r LEFT JOIN game ON game.code = r.game_code
    WHERE r.player_id = ${playerId} AND r.state = 'closed' AND r.free_grant_id IS NULL
      AND r.settled_at >= ${new Date(week.fromMs)} AND r.settled_at < ${new Date(week.untilMs)}
    GROUP BY 1
  `.execute(db)
  return rows.map(({ type, net_minor }) => ({
    kind: playKind(type),
    netMinor: net_minor,
    atHouseMinor: null,
  }))
}

async function readMarkets(db: Db | Tx, { playerId, week }: Asked): Promise<DecidedPlay[]> {
  const { rows } = await sql<{ net_minor: bigint; at_house_minor: bigint }>`
    SELECT x.net_minor, house.minor AS at_house_minor
    FROM player_settlement x
    JOIN LATERAL (
      SELECT min(s.done_at) AS first_at, max(s.version) FILTER (WHERE s.done_at IS NOT NULL) AS last
      FROM market_settlement s WHERE s.market_id = x.market_id
    ) s ON s.last = x.version
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(${STAKED}) FILTER (WHERE b.with_house), 0)::bigint AS minor
      FROM exchange_order o JOIN bet_match b ON b.order_id = o.id
      WHERE o.player_id = x.player_id AND o.market_id = x.market_id AND b.void_reason IS NULL
    ) house
    WHERE x.player_id = ${playerId}
      AND s.first_at >= ${new Date(week.fromMs)} AND s.first_at < ${new Date(week.untilMs)}
  `.execute(db)
  return rows.map(({ net_minor, at_house_minor }) => ({
    kind: 'exchange',
    netMinor: net_minor,
    atHouseMinor: at_house_minor,
  }))
}
