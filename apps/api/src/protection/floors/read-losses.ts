import { lossFloor, periodSpan, type LimitPeriod, type LossFloor } from '@maidan/cashier'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'

/** What a player's limit on losses of a period is decided by, in minor units. */
export type PeriodLoss = {
  playerId: bigint
  period: Exclude<LimitPeriod, 'bet'>
  limit: bigint
  /** What play has brought since the period began. */
  playMinor: bigint
  cashMinor: bigint
  atRiskMinor: bigint
}

/** Postings that are play; whatever else moves a player's money costs and wins them nothing. */
const PLAY_REASONS: readonly string[] = [
  'game_bet',
  'game_win',
  'game_rollback',
  'game_refund',
  'jackpot_win',
  'win_held',
  'win_paid',
  'bet_lost',
  'bet_won',
  'commission',
  'commission_back',
]

/**
 * What the limits on losses of players stand at. It reads no more than what was posted since a period
 * began, and is asked for players alone who have such a limit. Whoever decides by it has locked their
 * cash: then nothing that it reads of them changes.
 */
export async function readLosses(
  db: Db | Tx,
  playerIds: readonly bigint[],
  at: Date,
): Promise<PeriodLoss[]> {
  const periods = ['day', 'week', 'month'] as const
  const sinces = periods.map((period) => new Date(periodSpan(period, at.getTime()).fromMs))
  const { rows } = await sql<PeriodLoss>`
    SELECT l.player_id AS "playerId", l.period, l.amount AS "limit", cash.balance_minor AS "cashMinor",
      coalesce(risk.balance_minor, 0) AS "atRiskMinor", coalesce(play.minor, 0)::bigint AS "playMinor"
    FROM play_limit l
    JOIN unnest(${[...periods]}::text[], ${sinces}::timestamptz[]) AS s (period, since) USING (period)
    JOIN player p ON p.id = l.player_id
    JOIN account cash ON cash.id = p.cash_account
    LEFT JOIN account risk ON risk.id = p.exposure_account
    CROSS JOIN LATERAL (
      SELECT sum(e.amount_minor) AS minor
      FROM unnest(ARRAY[p.cash_account, p.exposure_account]) AS own (id)
      CROSS JOIN LATERAL (
        SELECT coalesce((
          SELECT o.seq FROM entry o JOIN transfer t ON t.id = o.transfer_id
          WHERE o.account_id = own.id AND t.created_at < s.since ORDER BY o.seq DESC LIMIT 1
        ), 0) AS seq
      ) AS last
      JOIN entry e ON e.account_id = own.id AND e.seq > last.seq
      JOIN transfer t ON t.id = e.transfer_id AND t.reason = ANY(${[...PLAY_REASONS]}::text[])
    ) AS play
    WHERE l.kind = 'loss' AND l.player_id = ANY(${[...playerIds]}::bigint[])
  `.execute(db)
  return rows
}

/** The floor under the cash of each of the players, for play. */
export async function readLossFloors(
  db: Db | Tx,
  playerIds: readonly bigint[],
  at: Date,
): Promise<Map<bigint, LossFloor & { cashMinor: bigint }>> {
  const floors = new Map<bigint, LossFloor & { cashMinor: bigint }>()
  const losses = playerIds.length === 0 ? [] : await readLosses(db, playerIds, at)
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
