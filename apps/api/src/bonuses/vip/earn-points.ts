import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import { addStake } from '@maidan/cashier'

export type PointStake = { playerId: bigint; stakeMinor: bigint }

type Row = { id: bigint; vip_points: bigint; vip_rest_minor: bigint }

/**
 * Gives VIP points for stakes, in the caller's transaction; a stake below zero takes them back.
 * Locks the players' rows, in the order of their ids.
 */
export async function earnPoints(tx: Tx, stakes: readonly PointStake[]) {
  if (stakes.length === 0) return
  const players = [...new Set(stakes.map(({ playerId }) => playerId))]
  const { rows } = await sql<Row>`
    SELECT id, vip_points, vip_rest_minor FROM player
    WHERE id = ANY(${players}::bigint[]) ORDER BY id FOR NO KEY UPDATE
  `.execute(tx)
  const fresh = rows.map((row) => ({ id: row.id, ...pointsAfter(row, stakes) }))
  await sql`
    UPDATE player SET vip_points = fresh.points, vip_rest_minor = fresh.rest_minor
    FROM unnest(
      ${fresh.map((f) => f.id)}::bigint[],
      ${fresh.map((f) => f.points)}::bigint[],
      ${fresh.map((f) => f.restMinor)}::bigint[]
    ) AS fresh (id, points, rest_minor)
    WHERE player.id = fresh.id
  `.execute(tx)
}

function pointsAfter(row: Row, stakes: readonly PointStake[]) {
  return stakes
    .filter(({ playerId }) => playerId === row.id)
    .reduce((balance, { stakeMinor }) => addStake(balance, stakeMinor), {
      points: row.vip_points,
      restMinor: row.vip_rest_minor,
    })
}
