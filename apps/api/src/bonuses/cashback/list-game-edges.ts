import { playKind } from '@maidan/cashier'
import type { CallAnswer, Calls } from '@maidan/contract'
import { sql } from 'kysely'
import { gameName } from '../../games/queries/game-name.ts'
import type { Db, Tx } from '../../platform/database/db.ts'

type GameEdge = CallAnswer<Calls['staffPromotions']>['game_edges'][number]

/** Games of one edge that are named; the others are counted. */
const NAMES_MAX = 5
const EDGES_MAX = 1_000
const EDGE_DECIMALS = 6

/**
 * What open games keep of a stake by the returns that their providers told, the smallest first. Games of
 * contests are not among them: what is lost there is won by other players, and brings no cashback.
 */
export async function listGameEdges(db: Db | Tx): Promise<GameEdge[]> {
  const { rows } = await sql<{
    type: string
    edge: string
    games: number
    names: GameEdge['names']
  }>`
    SELECT g.type, trim_scale(told.edge)::text AS edge, count(*)::integer AS games,
      to_jsonb((array_agg(jsonb_build_object('name', ${gameName()}, 'name_bn', ${gameName('bn')})
        ORDER BY g.ordinal))[:${sql.lit(NAMES_MAX)}]) AS names
    FROM open_game o JOIN game g ON g.code = o.code
    CROSS JOIN LATERAL (
      SELECT greatest(0, trunc(100 - g.rtp_percent::numeric, ${EDGE_DECIMALS}::integer)) AS edge
      WHERE g.rtp_percent ~ '^[0-9]+([.][0-9]+)?$'
    ) told
    WHERE g.contest_fee_bps IS NULL
    GROUP BY g.type, told.edge ORDER BY told.edge, g.type LIMIT ${EDGES_MAX}
  `.execute(db)
  return rows.map(({ type, ...known }) => ({ play: playKind(type), ...known }))
}
