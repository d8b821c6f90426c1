import { liveEvent } from '@maidan/contract'
import { sql } from 'kysely'
import type { Context } from '../context.ts'

/** Rows taken at once. */
const ROWS_MAX = 500

/** Publishes what was committed and not yet told; returns how many rows it took. */
export async function relayOutbox({ db, bus }: Context): Promise<number> {
  const { rows } = await sql<{ id: bigint; payload: { player_id: string; event: unknown } }>`
    DELETE FROM outbox WHERE id IN (
      SELECT id FROM outbox ORDER BY id LIMIT ${ROWS_MAX} FOR UPDATE SKIP LOCKED
    ) RETURNING id, payload
  `.execute(db)
  for (const { payload } of rows.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
    bus.publish({ playerId: BigInt(payload.player_id), event: liveEvent.parse(payload.event) })
  return rows.length
}
