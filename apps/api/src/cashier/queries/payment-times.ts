import type { CallAnswer, Calls } from '@maidan/contract'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'

type Times = CallAnswer<Calls['paymentTimes']>

/** Fewer of them say more of one player than of the house. */
const PAYMENTS_MIN = 10
const WEEK_MS = 7 * 24 * 3_600_000

type Row = { direction: 'deposit' | 'withdrawal'; median: number; p95: number }

/**
 * Median and 95th percentile of the last week, in seconds. A deposit counts from the moment in which
 * somebody said that it is paid, a withdrawal from its request.
 */
export async function readPaymentTimes(db: Db, at: Date): Promise<Times> {
  const since = new Date(at.getTime() - WEEK_MS)
  const { rows } = await sql<Row>`
    SELECT p.direction,
      percentile_cont(0.5) WITHIN GROUP (ORDER BY took.seconds) AS median,
      percentile_cont(0.95) WITHIN GROUP (ORDER BY took.seconds) AS p95
    FROM payment p
    CROSS JOIN LATERAL (
      SELECT extract(epoch FROM min(e.at) FILTER (WHERE e.state IN ('credited', 'paid'))
        - min(e.at) FILTER (WHERE e.state NOT IN ('created', 'presented')))::double precision AS seconds
      FROM payment_event e WHERE e.payment_id = p.id
    ) took
    WHERE p.state IN ('credited', 'paid') AND p.updated_at >= ${since} AND took.seconds IS NOT NULL
    GROUP BY p.direction HAVING count(*) >= ${PAYMENTS_MIN}
  `.execute(db)
  return { deposit: timesOf(rows, 'deposit'), withdrawal: timesOf(rows, 'withdrawal') }
}

function timesOf(rows: readonly Row[], direction: Row['direction']): Times['deposit'] {
  const row = rows.find((one) => one.direction === direction)
  return row ? { median_seconds: Math.round(row.median), p95_seconds: Math.round(row.p95) } : null
}
