import { traceSignals, type AbuseSignal, type AbuseTrace } from '@maidan/cashier'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'

/** Others that one trace is held against at most: those that left it last. */
const OTHERS_MAX = 50

/** Keeps what accounts left behind, and answers what it says of them and of others before them. */
export async function keepTraces(tx: Tx, traces: readonly AbuseTrace[]): Promise<AbuseSignal[]> {
  const signals: AbuseSignal[] = []
  for (const trace of traces) {
    await keepTrace(tx, trace)
    const { others, holders } = await readOthers(tx, trace)
    signals.push(...traceSignals(trace, others, holders))
  }
  return signals
}

async function keepTrace(tx: Tx, { kind, what, playerId, firstAt, lastAt }: AbuseTrace) {
  await sql`
    INSERT INTO abuse_trace (kind, what, player_id, first_at, last_at)
    VALUES (${kind}, ${what}, ${playerId}, ${firstAt}, ${lastAt})
    ON CONFLICT (kind, what, player_id) DO UPDATE SET
      first_at = least(abuse_trace.first_at, excluded.first_at),
      last_at = greatest(abuse_trace.last_at, excluded.last_at)
  `.execute(tx)
}

type Row = { player_id: bigint; first_at: Date; last_at: Date; holders: bigint }

async function readOthers(tx: Tx, { kind, what, playerId }: AbuseTrace) {
  const { rows } = await sql<Row>`
    SELECT player_id, first_at, last_at, count(*) OVER () + 1 AS holders FROM abuse_trace
    WHERE kind = ${kind} AND what = ${what} AND player_id <> ${playerId}
    ORDER BY last_at DESC LIMIT ${OTHERS_MAX}
  `.execute(tx)
  const others = rows.map((row): AbuseTrace => {
    return { kind, what, playerId: row.player_id, firstAt: row.first_at, lastAt: row.last_at }
  })
  return { others, holders: Number(rows[0]?.holders ?? 1n) }
}
