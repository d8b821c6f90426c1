import { RELEASED_STATES, type Aside } from '@maidan/cashier'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'

type Row = { player_id: bigint; cash_minor: bigint; minor: bigint; until: Date }

/**
 * What of players' deposits is set aside from play, until all of it is free, with the cash that they have. What they have asked to
 * withdraw since it came is taken off it, and so is what goes back of the deposit itself.
 */
export async function readAsides(
  db: Db | Tx,
  playerIds: readonly bigint[],
  at: Date,
): Promise<Map<bigint, Aside & { cashMinor: bigint }>> {
  const { rows } = await sql<Row>`
    SELECT p.id AS player_id, cash.balance_minor AS cash_minor,
      (aside.minor - coalesce(out.minor, 0))::bigint AS minor, aside.until
    FROM player p JOIN account cash ON cash.id = p.cash_account
    JOIN LATERAL (
      SELECT sum(a.minor - gone.minor) AS minor, min(a.from_at) AS since, max(a.until_at) AS until
      FROM (
        SELECT payment_id, sum(amount_minor) AS minor, min(from_at) AS from_at, max(until_at) AS until_at
        FROM deposit_aside WHERE player_id = p.id AND until_at > ${at} GROUP BY payment_id
      ) a JOIN payment d ON d.id = a.payment_id AND d.state IN ('credited', 'refunding')
      CROSS JOIN LATERAL (
        SELECT d.refunded_minor + d.reversed_minor + coalesce(sum(r.amount_minor), 0) AS minor
        FROM refund r WHERE r.payment_id = d.id AND r.state = 'pending'
      ) gone
      WHERE a.minor > gone.minor
    ) aside ON aside.minor > 0
    LEFT JOIN LATERAL (
      SELECT sum(w.amount_minor + w.fee_minor) AS minor FROM payment w
      WHERE w.player_id = p.id AND w.direction = 'withdrawal' AND w.created_at >= aside.since
        AND w.state <> ALL(${[...RELEASED_STATES]}::text[])
    ) out ON true
    WHERE p.id = ANY(${[...playerIds]}::bigint[]) AND p.aside_until > ${at}
  `.execute(db)
  return new Map(
    rows.flatMap(({ player_id, cash_minor: cashMinor, minor, until }) =>
      minor > 0n ? [[player_id, { minor, untilMs: until.getTime(), cashMinor }]] : [],
    ),
  )
}
