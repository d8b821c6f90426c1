import { lossFloor, periodSpan, type LimitPeriod, type LossFloor } from '@maidan/cashier'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import { markLosses, POSTINGS_READ_MAX } from './mark-losses.ts'
import { periodsSince, PLAY_SINCE } from './play-since.ts'

/** What a player's limit on losses of a period is decided by, in minor units. */
export type PeriodLoss = {
  playerId: bigint
  period: Exclude<LimitPeriod, 'bet'>
  limit: bigint
  /** What play has brought since the period began. */
  playMinor: bigint
  cashMinor: bigint
  atRiskMinor: bigint
  /** How many postings were read for it. */
  postings: bigint
}

/**
 * What the limits on losses of players stand at. It reads no more than what was posted since a period
 * began or was marked, and is asked for players alone who have such a limit. Whoever decides by it has
 * locked their cash: then nothing that it reads of them changes.
 */
export async function readLosses(
  db: Db | Tx,
  playerIds: readonly bigint[],
  at: Date,
): Promise<PeriodLoss[]> {
  const { rows } = await sql<PeriodLoss>`
    SELECT l.player_id AS "playerId", l.period, l.amount AS "limit", cash.balance_minor AS "cashMinor",
      coalesce(risk.balance_minor, 0) AS "atRiskMinor", all_play.minor AS "playMinor",
      all_play.postings
    FROM play_limit l
    JOIN ${periodsSince(at)} USING (period)
    JOIN player p ON p.id = l.player_id
    JOIN account cash ON cash.id = p.cash_account
    LEFT JOIN account risk ON risk.id = p.exposure_account
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(play.minor), 0)::bigint AS minor,
        coalesce(sum(play.postings), 0)::bigint AS postings
      FROM unnest(ARRAY[p.cash_account, p.exposure_account]) AS own (id)
      ${PLAY_SINCE}
    ) AS all_play
    WHERE l.kind = 'loss' AND l.player_id = ANY(${[...playerIds]}::bigint[])
  `.execute(db)
  return rows
}

/** The floor under the cash of each of the players, who are locked, for play. */
export async function readLossFloors(
  tx: Tx,
  playerIds: readonly bigint[],
  at: Date,
): Promise<Map<bigint, LossFloor & { cashMinor: bigint }>> {
  const floors = new Map<bigint, LossFloor & { cashMinor: bigint }>()
  const losses = playerIds.length === 0 ? [] : await readLosses(tx, playerIds, at)
  const long = losses.filter(({ postings }) => postings > POSTINGS_READ_MAX)
  if (long.length > 0) await markLosses(tx, [...new Set(long.map(({ playerId }) => playerId))], at)
  for (const { playerId, cashMinor, atRiskMinor } of losses) {
    const own = losses.filter((one) => one.playerId === playerId)
    const limits = own.map(({ period, limit, playMinor }) => ({
      limit,
      playMinor,
      untilMs: periodSpan(period, at.getTime()).untilMs,
    }))
    const floor = lossFloor(cashMinor + atRiskMinor, limits)
    if (floor) floors.set(playerId, { ...floor, cashMinor })
  }
  return floors
}
