import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import { writeParts } from './write-parts.ts'

/** Stands before the key of a stake in the part that takes it back. */
const UNDO = 'undo:'

/**
 * Takes counted stakes back after a rollback, in the caller's transaction: each part is answered
 * by an equal part below zero, and a completed requirement opens again. Keys that never counted,
 * or were taken back before, are left out, and so is what a bonus was paid out or given up for.
 */
export async function uncountStakes(tx: Tx, stakeKeys: readonly string[]) {
  if (stakeKeys.length === 0) return
  const keys = [...stakeKeys]
  const locked = await sql`
    SELECT id FROM turnover
    WHERE id IN (SELECT turnover_id FROM turnover_part WHERE stake_key = ANY(${keys}::text[]))
      AND ended_at IS NULL
    ORDER BY id FOR NO KEY UPDATE
  `.execute(tx)
  if (locked.rows.length === 0) return
  const { rows } = await sql<PartRow>`
    SELECT p.turnover_id, t.player_id, p.stake_key, p.game_name, p.staked_minor, p.weight_bps,
      p.counted_minor, now() AS at
    FROM turnover_part p JOIN turnover t ON t.id = p.turnover_id
    WHERE p.stake_key = ANY(${keys}::text[]) AND t.ended_at IS NULL AND NOT EXISTS (
      SELECT 1 FROM turnover_part u
      WHERE u.turnover_id = p.turnover_id AND u.stake_key = ${UNDO} || p.stake_key
    )
  `.execute(tx)
  await writeParts(tx, rows.map(inverse))
}

type PartRow = {
  turnover_id: bigint
  player_id: bigint
  stake_key: string
  game_name: string
  staked_minor: bigint
  weight_bps: number
  counted_minor: bigint
  at: Date
}

function inverse(row: PartRow) {
  return {
    turnoverId: row.turnover_id,
    playerId: row.player_id,
    stakeKey: `${UNDO}${row.stake_key}`,
    gameName: row.game_name,
    stakedMinor: -row.staked_minor,
    weightBps: row.weight_bps,
    countedMinor: -row.counted_minor,
    at: row.at,
  }
}
