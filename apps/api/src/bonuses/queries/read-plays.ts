import type { Play } from '@maidan/cashier'
import { SPORTS_BOOK } from '@maidan/contract'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { keyOfEvent, matchOfRound } from '../rules/match-of-round.ts'
import { STAKED, type StakingFriend } from './find-staking-friends.ts'

/**
 * What players have played against the house since a moment of each, by player: rounds of games and bets at the sports
 * partner by what they were on, and the markets of the exchange by their event.
 */
export async function readPlays(
  db: Db,
  friends: readonly Pick<StakingFriend, 'friendId' | 'creditedAt'>[],
): Promise<Map<bigint, Play[]>> {
  const asked = {
    ids: friends.map(({ friendId }) => friendId),
    since: friends.map(({ creditedAt }) => creditedAt.toISOString()),
  }
  const both = await Promise.all([readRounds(db, asked), readMarkets(db, asked)])
  const plays = new Map<bigint, Play[]>()
  for (const { playerId, ...play } of both.flat())
    plays.set(playerId, [...(plays.get(playerId) ?? []), play])
  return plays
}

/** Players and, in the same order, the moments from which their play counts. */
type Asked = { ids: readonly bigint[]; since: readonly string[] }
type PlayOf = Play & { playerId: bigint }

/**
 * While a bet at the sports partner is open it does not say which match it is on, so what was decided
 * after it was placed may be its other side.
 */
const OLDEST_OPEN_BET = sql`
  (SELECT min(w.created_at) FROM game_round w
    WHERE w.player_id = f.id AND w.state = 'open' AND w.game_code = ${SPORTS_BOOK})
`

async function readRounds(db: Db, { ids, since }: Asked): Promise<PlayOf[]> {
  const { rows } = await sql<RoundRow>`
    SELECT f.id AS player_id, g.platform, g.round_id, g.detail, g.bet_minor, g.win_minor,
      g.game_code = ${SPORTS_BOOK} AS is_book,
      coalesce(g.game_code = ${SPORTS_BOOK} AND ${OLDEST_OPEN_BET} <= g.updated_at, false) AS is_open
    FROM unnest(${ids}::bigint[], ${since}::timestamptz[]) AS f (id, since)
    JOIN game_round g ON g.player_id = f.id AND g.created_at >= f.since
      AND g.state = 'closed' AND g.free_grant_id IS NULL AND g.contest_id IS NULL
  `.execute(db)
  return rows.map((row) => ({
    playerId: row.player_id,
    on: row.is_book ? matchOfRound(row.detail) : `${row.platform} ${row.round_id}`,
    stakedMinor: row.bet_minor,
    netMinor: row.is_open ? null : row.win_minor - row.bet_minor,
  }))
}

type RoundRow = {
  player_id: bigint
  platform: string
  round_id: string
  detail: string | null
  bet_minor: bigint
  win_minor: bigint
  is_book: boolean
  is_open: boolean
}

/** Each market with a matched bet; one without a settlement that is paid keeps its event waiting. */
async function readMarkets(db: Db, { ids, since }: Asked): Promise<PlayOf[]> {
  const { rows } = await sql<{
    player_id: bigint
    event_id: string
    staked_minor: bigint
    net_minor: bigint | null
  }>`
    SELECT f.id AS player_id, m.event_id, b.staked_minor,
      CASE WHEN s.done_at IS NOT NULL AND NOT coalesce(${OLDEST_OPEN_BET} <= s.done_at, false)
        THEN coalesce(x.gross_minor, 0) END AS net_minor
    FROM unnest(${ids}::bigint[], ${since}::timestamptz[]) AS f (id, since)
    JOIN LATERAL (
      SELECT o.market_id,
        (coalesce(sum(${STAKED}) FILTER (WHERE b.with_house AND b.matched_at >= f.since), 0))::bigint
          AS staked_minor
      FROM exchange_order o JOIN bet_match b ON b.order_id = o.id
      WHERE o.player_id = f.id AND b.void_reason IS NULL GROUP BY o.market_id
    ) b ON true
    JOIN market m ON m.id = b.market_id
    LEFT JOIN LATERAL (
      SELECT l.version, l.done_at FROM market_settlement l
      WHERE l.market_id = m.id ORDER BY l.version DESC LIMIT 1
    ) s ON s.done_at IS NOT NULL
    LEFT JOIN player_settlement x ON x.player_id = f.id AND x.market_id = m.id
      AND x.version = s.version
    WHERE s.done_at IS NULL OR s.done_at >= f.since
  `.execute(db)
  return rows.map((row) => ({
    playerId: row.player_id,
    on: keyOfEvent(row.event_id),
    stakedMinor: row.staked_minor,
    netMinor: row.net_minor,
  }))
}
