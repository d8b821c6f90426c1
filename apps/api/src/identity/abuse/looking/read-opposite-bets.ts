import { ALIKE_BPS, type OppositeBets } from '@maidan/cashier'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import { eventName, marketName, runnerName } from '../../../exchange/views/names.ts'

/** Pairs of players on opposite sides that are looked at together; the largest bets come first. */
const PAIRS_MAX = 2_000

type Row = {
  market_id: bigint
  runner_id: bigint
  what: string
  backer_id: bigint
  backed_minor: bigint
  backed_at: Date
  backer_turnover: boolean
  layer_id: bigint
  laid_minor: bigint
  laid_at: Date
  layer_turnover: boolean
  mutual_minor: bigint
}

/**
 * What players hold against each other on the runners that were bet on in a span of time: whole
 * positions with stakes alike, where they took some of each other or one of them had a turnover.
 */
export async function readOppositeBets(
  tx: Tx,
  { from, to }: { from: Date; to: Date },
): Promise<OppositeBets[]> {
  const { rows } = await sql<Row>`
    WITH touched AS (
      SELECT DISTINCT m.market_id, o.runner_id FROM bet_match m
      JOIN exchange_order o ON o.id = m.order_id
      WHERE m.matched_at > ${from} AND m.matched_at <= ${to} AND o.runner_id IS NOT NULL
    ), bet AS (
      SELECT m.*, o.runner_id, o.side FROM touched t
      JOIN bet_match m ON m.market_id = t.market_id AND m.void_reason IS NULL
      JOIN exchange_order o ON o.id = m.order_id AND o.runner_id = t.runner_id
        AND o.side IN ('back', 'lay')
    ), held AS (
      SELECT market_id, runner_id, player_id, side, sum(stake_minor)::bigint AS stake_minor,
        min(matched_at) AS first_at, max(matched_at) AS last_at
      FROM bet GROUP BY market_id, runner_id, player_id, side
    ), met AS (
      SELECT b.market_id, b.runner_id, b.player_id AS backer_id, l.player_id AS layer_id,
        sum(b.stake_minor)::bigint AS mutual_minor
      FROM bet b JOIN bet l ON l.market_id = b.market_id AND l.id = b.id AND l.side = 'lay'
      WHERE b.side = 'back' AND NOT b.with_house
      GROUP BY b.market_id, b.runner_id, b.player_id, l.player_id
    ), turned AS (
      SELECT h.*, EXISTS (
        SELECT 1 FROM turnover t WHERE t.player_id = h.player_id AND t.created_at <= h.last_at
          AND coalesce(t.ended_at, t.completed_at, 'infinity') >= h.first_at
      ) AS has_turnover FROM held h
    )
    SELECT b.market_id, b.runner_id,
      ${eventName()} || ' · ' || ${marketName()} || ' · ' || ${runnerName()} AS what,
      b.player_id AS backer_id, b.stake_minor AS backed_minor, b.first_at AS backed_at,
      b.has_turnover AS backer_turnover, l.player_id AS layer_id, l.stake_minor AS laid_minor,
      l.first_at AS laid_at, l.has_turnover AS layer_turnover,
      coalesce(met.mutual_minor, 0) AS mutual_minor
    FROM turned b
    JOIN turned l ON l.market_id = b.market_id AND l.runner_id = b.runner_id AND l.side = 'lay'
      AND l.player_id <> b.player_id
    JOIN market m ON m.id = b.market_id JOIN sport_event e ON e.id = m.event_id
    JOIN runner r ON r.market_id = b.market_id AND r.id = b.runner_id
    LEFT JOIN met ON met.market_id = b.market_id AND met.runner_id = b.runner_id
      AND met.backer_id = b.player_id AND met.layer_id = l.player_id
    WHERE b.side = 'back'
      AND least(b.stake_minor, l.stake_minor) * 10000
        >= greatest(b.stake_minor, l.stake_minor) * ${ALIKE_BPS}::bigint
      AND (met.mutual_minor IS NOT NULL OR b.has_turnover OR l.has_turnover)
    ORDER BY b.stake_minor DESC, b.market_id, b.runner_id, b.player_id, l.player_id
    LIMIT ${PAIRS_MAX}
  `.execute(tx)
  return rows.map(asBets)
}

function asBets(row: Row): OppositeBets {
  return {
    runner: `${row.market_id}:${row.runner_id}`,
    what: row.what,
    backer: {
      playerId: row.backer_id,
      stakeMinor: row.backed_minor,
      firstAt: row.backed_at,
      hasTurnover: row.backer_turnover,
    },
    layer: {
      playerId: row.layer_id,
      stakeMinor: row.laid_minor,
      firstAt: row.laid_at,
      hasTurnover: row.layer_turnover,
    },
    mutualMinor: row.mutual_minor,
  }
}
