import type { AbuseTrace, TraceKind } from '@maidan/cashier'
import type { Tx } from '../../../platform/database/db.ts'

/** The last row of a page, its time to the microsecond: the next one begins behind it. */
export type Place = { moment: string; id: bigint }

/** A page of what a source has of accounts, oldest first. */
export type TracePage = { traces: AbuseTrace[]; last: Place | undefined; rows: number }

/** Where traces come from: rows with a time that are only ever added to. */
export type TraceSource = {
  name: string
  read: (tx: Tx, after: Place, limit: number) => Promise<TracePage>
}

export type Row = Place & { player_id: bigint; at: Date }

/** A page of rows with the trace that `whatOf` sees in each; it sees none in an empty text. */
export function pageOf<R extends Row>(
  rows: readonly R[],
  kind: TraceKind,
  whatOf: (row: R) => string,
): TracePage {
  const traces = rows.flatMap((row) => {
    const what = whatOf(row)
    const { player_id: playerId, at } = row
    return what === '' ? [] : [{ kind, what, playerId, firstAt: at, lastAt: at }]
  })
  return { traces, last: rows.at(-1), rows: rows.length }
}
