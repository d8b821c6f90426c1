import { PAYMENT_STATES } from '@maidan/cashier'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'

const DAY_MS = 24 * 3_600_000

type Figures = {
  begun: number
  credited: number
  unknown: number
  median_seconds: number | null
  p95_seconds: number | null
}

type Row = {
  method_key: string
  begun: bigint
  credited: bigint
  unknown: bigint
  median_seconds: number | null
  p95_seconds: number | null
}

const nothing: Figures = {
  begun: 0,
  credited: 0,
  unknown: 0,
  median_seconds: null,
  p95_seconds: null,
}

/** How the deposits of the last 24 hours went, by the key of their method. */
export async function readMethodFigures(db: Db, at: Date): Promise<(key: string) => Figures> {
  const since = new Date(at.getTime() - DAY_MS)
  // The states are all there are: with them the queue's index finds the last day.
  const { rows } = await sql<Row>`
    SELECT p.method_key,
      count(*) FILTER (WHERE p.created_at >= ${since}) AS begun,
      count(c.at) FILTER (WHERE p.created_at >= ${since}) AS credited,
      count(*) FILTER (WHERE p.state = 'unknown') AS unknown,
      percentile_cont(0.5) WITHIN GROUP (ORDER BY c.seconds) AS median_seconds,
      percentile_cont(0.95) WITHIN GROUP (ORDER BY c.seconds) AS p95_seconds
    FROM payment p
    LEFT JOIN LATERAL (
      SELECT e.at, extract(epoch FROM e.at - p.created_at)::float8 AS seconds
      FROM payment_event e WHERE e.payment_id = p.id AND e.state = 'credited' ORDER BY e.id LIMIT 1
    ) c ON p.created_at >= ${since}
    WHERE p.direction = 'deposit'
      AND ((p.state = ANY(${[...PAYMENT_STATES]}::text[]) AND p.created_at >= ${since})
        OR p.state = 'unknown')
    GROUP BY p.method_key
  `.execute(db)
  const figures = new Map(rows.map((row) => [row.method_key, asFigures(row)]))
  return (key) => figures.get(key) ?? nothing
}

function asFigures({ begun, credited, unknown, median_seconds, p95_seconds }: Row): Figures {
  return {
    begun: Number(begun),
    credited: Number(credited),
    unknown: Number(unknown),
    median_seconds: whole(median_seconds),
    p95_seconds: whole(p95_seconds),
  }
}

function whole(seconds: number | null): number | null {
  return seconds === null ? null : Math.round(seconds)
}
