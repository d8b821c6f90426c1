import { playKind, type PlayKind } from '@maidan/cashier'
import { sql } from 'kysely'
import type { Config } from '../../platform/config.ts'
import type { Db, Tx } from '../../platform/database/db.ts'

const BPS_A_PERCENT = 100
/** Of two accounts that bet against each other both stakes count, and one pays commission. */
const SIDES = 2

/** The smallest edge of the house by kind of play, in basis points of a stake. */
export type Edges = ReadonlyMap<PlayKind, number>

/**
 * What the dearest game for the house keeps of a stake, by kind. Kinds without a game are not there; on
 * the exchange it is the commission of a market, shared by both sides of a bet.
 */
export async function readEdges(db: Db | Tx, config: Config): Promise<Edges> {
  const { rows } = await sql<{ type: string; edge_bps: number }>`
    SELECT type, floor(10000 - 100 * max(rtp_percent::numeric))::int AS edge_bps FROM open_game
    WHERE rtp_percent ~ '^[0-9]+([.][0-9]+)?$' GROUP BY type
  `.execute(db)
  const edges = new Map<PlayKind, number>()
  for (const { type, edge_bps: edgeBps } of rows) {
    const kind = playKind(type)
    edges.set(kind, Math.max(0, Math.min(edgeBps, edges.get(kind) ?? edgeBps)))
  }
  const commissionBps = config.COMMISSION_PERCENT * BPS_A_PERCENT
  return edges.set('exchange', Math.floor(commissionBps / SIDES))
}
