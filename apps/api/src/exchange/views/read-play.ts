import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'

/** What a player's settled bets came to, in minor units. */
export type ExchangePlay = { stakedMinor: bigint; resultMinor: bigint }

/**
 * What a player had at risk in bets that are settled, each by itself, and what these markets brought
 * after commission. Of a market settled anew the last settlement counts; what was voided does not.
 */
export async function readPlay(db: Db, playerId: bigint): Promise<ExchangePlay> {
  const { rows } = await sql<ExchangePlay>`
    WITH settled AS (
      SELECT DISTINCT ON (p.market_id) p.market_id, p.net_minor FROM player_settlement p
      JOIN market_settlement s ON s.market_id = p.market_id AND s.version = p.version
      WHERE p.player_id = ${playerId} AND s.done_at IS NOT NULL
      ORDER BY p.market_id, p.version DESC
    ), bet AS (
      SELECT o.side, o.matched_minor, sum(b.stake_minor) AS stake_minor,
        sum(b.profit_minor) AS profit_minor
      FROM exchange_order o JOIN settled USING (market_id) JOIN bet_match b ON b.order_id = o.id
      WHERE o.player_id = ${playerId} AND (SELECT s.outcome FROM order_settlement s
        WHERE s.order_id = o.id ORDER BY s.version DESC LIMIT 1) IS DISTINCT FROM 'void'
      GROUP BY o.id
    )
    SELECT coalesce((SELECT sum(net_minor) FROM settled), 0)::bigint AS "resultMinor",
      coalesce((SELECT sum(CASE WHEN side IN ('back', 'yes') THEN matched_minor
        ELSE div(profit_minor * matched_minor, stake_minor) END) FROM bet), 0)::bigint
        AS "stakedMinor"
  `.execute(db)
  return rows[0] ?? { stakedMinor: 0n, resultMinor: 0n }
}
