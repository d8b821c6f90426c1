import { periodSpan } from '@maidan/cashier'
import { sql } from 'kysely'

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

const PERIODS = ['day', 'week', 'month'] as const

/** When the periods began that run, as a table `s (period, since)` of a query. */
export function periodsSince(at: Date) {
  const sinces = PERIODS.map((period) => new Date(periodSpan(period, at.getTime()).fromMs))
  return sql`unnest(${[...PERIODS]}::text[], ${sinces}::timestamptz[]) AS s (period, since)`
}

/**
 * What play has brought each account `own (id)` since the period of `s` began: a table `play` of a query,
 * with how many postings were read for it and up to which one. It goes on from the mark of the period.
 */
export const PLAY_SINCE = sql`
  LEFT JOIN loss_mark m ON m.account_id = own.id AND m.period = s.period AND m.since = s.since
  CROSS JOIN LATERAL (
    SELECT CASE WHEN m.seq IS NOT NULL THEN m.seq ELSE coalesce((
      SELECT o.seq FROM entry o JOIN transfer t ON t.id = o.transfer_id
      WHERE o.account_id = own.id AND t.created_at < s.since ORDER BY o.seq DESC LIMIT 1
    ), 0) END AS seq
  ) AS last
  CROSS JOIN LATERAL (
    SELECT coalesce(max(e.seq), last.seq) AS seq, count(*) AS postings, coalesce(m.play_minor, 0)
      + coalesce(sum(e.amount_minor) FILTER (WHERE t.reason = ANY(${[...PLAY_REASONS]}::text[])), 0) AS minor
    FROM entry e JOIN transfer t ON t.id = e.transfer_id
    WHERE e.account_id = own.id AND e.seq > last.seq
  ) AS play
`
