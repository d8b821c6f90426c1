import { playKind, type LostPlay, type Span, type StakedPlays } from '@maidan/cashier'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import { STAKED } from './find-staking-friends.ts'

/** Plays of one kind with one stake against the house: how many, and what they won or lost together. */
export type DecidedPlays = LostPlay & StakedPlays

/**
 * A player's play of a day or a week: what it won and lost, and what was staked. A play belongs to the
 * span in which it was decided first: a round of a game or a bet at the sports partner as it was closed,
 * a market as its first settlement was paid. It counts with what it stands at as it is read here.
 * Whatever happens to it after that (a late win, a bet taken back, another settlement, a void) neither
 * moves it into another span, nor is paid for again, nor asked back.
 */
export async function readDecidedPlays(
  db: Db | Tx,
  asked: { playerId: bigint; span: Span },
): Promise<DecidedPlays[]> {
  const [games, markets] = [await readGames(db, asked), await readMarkets(db, asked)]
  return [...games, ...markets]
}

type Asked = { playerId: bigint; span: Span }

/**
 * Rounds and bets at the sports partner are against the house, but for those of contests, whose stakes other
 * players win: nothing of them was staked against it. What of a stake came back unplayed was not staked. Free
 * rounds lose nothing, and what they win is a bonus.
 */
async function readGames(db: Db | Tx, { playerId, span }: Asked): Promise<DecidedPlays[]> {
  const { rows } = await sql<{
    type: string
    stake_minor: bigint
    plays: number
    net_minor: bigint
    in_contest: boolean
  }>`
    SELECT coalesce(game.type, '') AS type, CASE WHEN r.contest_id IS NULL
        THEN greatest(r.bet_minor - r.unplayed_minor, 0) ELSE 0 END AS stake_minor,
      r.contest_id IS NOT NULL AS in_contest, count(*)::integer AS plays,
      sum(r.win_minor - r.bet_minor)::bigint AS net_minor
    FROM game_round r LEFT JOIN game ON game.code = r.game_code
    WHERE r.player_id = ${playerId} AND r.state = 'closed' AND r.free_grant_id IS NULL
      AND r.settled_at >= ${new Date(span.fromMs)} AND r.settled_at < ${new Date(span.untilMs)}
    GROUP BY 1, 2, 3
  `.execute(db)
  return rows.map(({ type, stake_minor, plays, net_minor, in_contest }) => ({
    kind: playKind(type),
    stakeMinor: stake_minor,
    plays,
    netMinor: net_minor,
    atHouseMinor: in_contest ? 0n : null,
  }))
}

/** What a settlement `s` made void was never at risk: all of it, or what was matched in its spans. */
const STANDS = sql`
  NOT s.outcome ? 'void' AND NOT EXISTS (
    SELECT 1 FROM jsonb_to_recordset(coalesce(s.outcome -> 'voidSpans', '[]'))
      AS v ("fromMs" double precision, "toMs" double precision)
    WHERE b.matched_at BETWEEN to_timestamp(v."fromMs" / 1000) AND to_timestamp(v."toMs" / 1000)
  )
`

/** A settlement from before the house kept its part of it counts as if all that was staked there was lost. */
async function readMarkets(db: Db | Tx, { playerId, span }: Asked): Promise<DecidedPlays[]> {
  const { rows } = await sql<{ net_minor: bigint; staked_minor: bigint; house_net_minor: bigint }>`
    SELECT x.net_minor, house.minor AS staked_minor,
      coalesce(x.house_net_minor, -house.minor) AS house_net_minor
    FROM player_settlement x
    JOIN LATERAL (
      SELECT min(l.done_at) AS first_at, max(l.version) FILTER (WHERE l.done_at IS NOT NULL) AS last
      FROM market_settlement l WHERE l.market_id = x.market_id
    ) done ON done.last = x.version
    JOIN market_settlement s ON s.market_id = x.market_id AND s.version = x.version
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(${STAKED}) FILTER (WHERE b.with_house), 0)::bigint AS minor
      FROM exchange_order o JOIN bet_match b ON b.order_id = o.id
      WHERE o.player_id = x.player_id AND o.market_id = x.market_id AND b.void_reason IS NULL
        AND ${STANDS}
    ) house
    WHERE x.player_id = ${playerId}
      AND done.first_at >= ${new Date(span.fromMs)} AND done.first_at < ${new Date(span.untilMs)}
  `.execute(db)
  return rows.map(({ net_minor, staked_minor, house_net_minor }) => ({
    kind: 'exchange',
    stakeMinor: staked_minor,
    plays: 1,
    netMinor: net_minor,
    atHouseMinor: house_net_minor,
  }))
}
