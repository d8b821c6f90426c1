import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import { prepared } from '../../platform/database/statements/prepared.ts'
import { spreadStakes, type PlayWeights, type Requirement, type Stake } from '@maidan/cashier'
import { writeParts } from './write-parts.ts'

/**
 * Counts stakes towards the turnover of their players, in the caller's transaction: the oldest
 * open requirement first, the overflow to the next. A stake key that was counted before, even if
 * it was taken back since, is left out.
 */
export async function countStakes(tx: Tx, stakes: readonly Stake[]) {
  if (stakes.length === 0) return
  const requirements = await lockOpenRequirements(tx, stakes)
  if (requirements.length === 0) return
  const fresh = await leaveOutCounted(tx, stakes)
  await writeParts(tx, spreadStakes(requirements, fresh))
}

type Row = {
  id: bigint
  player_id: bigint
  remaining_minor: bigint
  weights: PlayWeights
  odds_min_centi: number
}

async function lockOpenRequirements(tx: Tx, stakes: readonly Stake[]): Promise<Requirement[]> {
  const players = [...new Set(stakes.map(({ playerId }) => playerId))]
  const { rows } = await prepared(
    'turnover_open',
    sql<Row>`
    SELECT id, player_id, remaining_minor, weights, odds_min_centi FROM turnover
    WHERE player_id = ANY(${players}::bigint[]) AND status = 'active'
    ORDER BY id FOR NO KEY UPDATE
  `,
  ).execute(tx)
  return rows.map(({ id, player_id, remaining_minor, weights, odds_min_centi }) => ({
    id,
    playerId: player_id,
    remainingMinor: remaining_minor,
    weights,
    oddsMinCenti: odds_min_centi,
  }))
}

async function leaveOutCounted(tx: Tx, stakes: readonly Stake[]): Promise<Stake[]> {
  const keys = stakes.map(({ stakeKey }) => stakeKey)
  const { rows } = await sql<{ stake_key: string }>`
    SELECT DISTINCT stake_key FROM turnover_part WHERE stake_key = ANY(${keys}::text[])
  `.execute(tx)
  const counted = new Set(rows.map(({ stake_key }) => stake_key))
  const fresh = new Map<string, Stake>()
  for (const stake of stakes)
    if (!counted.has(stake.stakeKey) && !fresh.has(stake.stakeKey)) fresh.set(stake.stakeKey, stake)
  return [...fresh.values()]
}
