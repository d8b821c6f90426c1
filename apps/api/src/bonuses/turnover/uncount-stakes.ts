import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import { writeParts } from './write-parts.ts'

/** Stands before the key of a stake in the part that takes it back. */
const UNDO = 'undo:'

/** A stake that was counted under its key, and how much of it went back. */
export type UncountedStake = { stakeKey: string; stakeMinor: bigint }

/**
 * Takes counted stakes back in the caller's transaction, whole after a rollback or in part where a
 * part was never at risk: each counted part is answered once by a part below zero in the same share,
 * rounded up, and a completed requirement opens again. Keys that never counted, or were taken back
 * before, are left out, and so is what a bonus was paid out or given up for.
 */
export async function uncountStakes(tx: Tx, stakes: readonly UncountedStake[]) {
  if (stakes.length === 0) return
  const keys = stakes.map(({ stakeKey }) => stakeKey)
  const locked = await sql`
    SELECT id FROM turnover
    WHERE id IN (SELECT turnover_id FROM turnover_part WHERE stake_key = ANY(${keys}::text[]))
      AND ended_at IS NULL
    ORDER BY id FOR NO KEY UPDATE
  `.execute(tx)
  if (locked.rows.length === 0) return
  const { rows } = await sql<PartRow>`
    SELECT p.turnover_id, t.player_id, p.stake_key, p.game_name, p.staked_minor, p.weight_bps,
      p.counted_minor, p.odds_centi, now() AS at
    FROM turnover_part p JOIN turnover t ON t.id = p.turnover_id
    WHERE p.stake_key = ANY(${keys}::text[]) AND t.ended_at IS NULL AND NOT EXISTS (
      SELECT 1 FROM turnover_part u
      WHERE u.turnover_id = p.turnover_id AND u.stake_key = ${UNDO} || p.stake_key
    )
  `.execute(tx)
  const backMinor = new Map(stakes.map(({ stakeKey, stakeMinor }) => [stakeKey, stakeMinor]))
  await writeParts(
    tx,
    rows.map((row) => inverse(row, backMinor.get(row.stake_key) ?? row.staked_minor)),
  )
}

type PartRow = {
  turnover_id: bigint
  player_id: bigint
  stake_key: string
  game_name: string
  staked_minor: bigint
  weight_bps: number
  counted_minor: bigint
  odds_centi: number | null
  at: Date
}

/** A part of `backMinor` of a stake, or of all of it when more went back than was counted. */
function inverse(row: PartRow, backMinor: bigint) {
  const { staked_minor: stakedMinor, counted_minor: countedMinor } = row
  const isWhole = backMinor >= stakedMinor || stakedMinor === 0n
  const countedBackMinor = isWhole
    ? countedMinor
    : (countedMinor * backMinor + stakedMinor - 1n) / stakedMinor
  return {
    turnoverId: row.turnover_id,
    playerId: row.player_id,
    stakeKey: `${UNDO}${row.stake_key}`,
    gameName: row.game_name,
    stakedMinor: -(isWhole ? stakedMinor : backMinor),
    weightBps: row.weight_bps,
    countedMinor: -countedBackMinor,
    oddsCenti: row.odds_centi,
    at: row.at,
  }
}
