import { periodSpan, type LimitPeriod, type UsedLimit } from '@maidan/cashier'
import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import { periodsSince } from './play-since.ts'

/** A deposit that is credited, and the moment at which it came. */
type Came = { playerId: bigint; paymentId: bigint; at: Date }

/**
 * The limits on deposits of a locked player, each with what of it the deposits used that were credited before
 * this one, in the period in which it came. One that waits, or came later, is looked at by itself: if each counted the
 * other one, both would be set aside where only one is above the limit.
 */
export async function readLimitsBefore(
  tx: Tx,
  { playerId, paymentId, at }: Came,
): Promise<readonly UsedLimit[]> {
  const { rows } = await sql<{ period: Exclude<LimitPeriod, 'bet'>; limit: bigint; used: bigint }>`
    SELECT l.period, l.amount AS "limit", coalesce(sum(before.minor), 0)::bigint AS used
    FROM play_limit l JOIN ${periodsSince(at)} USING (period)
    LEFT JOIN (
      SELECT first.at, coalesce(p.settled_minor, p.amount_minor) AS minor
      FROM payment p CROSS JOIN LATERAL (${firstCredit(sql`p.id`)}) AS first
      WHERE p.player_id = ${playerId} AND p.direction = 'deposit'
        AND first.id < (SELECT own.id FROM (${firstCredit(sql`${paymentId}::bigint`)}) AS own)
    ) before ON before.at >= s.since
    WHERE l.player_id = ${playerId} AND l.kind = 'deposit'
    GROUP BY l.period, l.amount
  `.execute(tx)
  return rows.map(({ period, limit, used }) => ({
    limit,
    used,
    untilMs: periodSpan(period, at.getTime()).untilMs,
  }))
}

/** When a deposit was credited first, whatever went back since; of credits of one player, the earlier has the lower id. */
const firstCredit = (payment: RawBuilder<unknown>) => sql`
  SELECT e.id, e.at FROM payment_event e WHERE e.payment_id = ${payment} AND e.state = 'credited'
  ORDER BY e.id LIMIT 1
`
