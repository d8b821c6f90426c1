import { liveEvent } from '@maidan/contract'
import { sql } from 'kysely'
import type { PlayerNews, Bus } from '../live/bus.ts'
import type { Db } from '../database/db.ts'

type Ports = { db: Db; bus: Bus }

/** Rows taken at once. */
const ROWS_MAX = 500

type Payload = { player_id: string; session_id?: string; event: unknown }

/** Publishes what was committed and not yet told; returns how many rows it took. */
export async function relayOutbox({ db, bus }: Ports): Promise<number> {
  const { rows } = await sql<{ id: bigint; payload: Payload }>`
    DELETE FROM outbox WHERE id IN (
      SELECT id FROM outbox ORDER BY id LIMIT ${ROWS_MAX} FOR UPDATE SKIP LOCKED
    ) RETURNING id, payload
  `.execute(db)
  for (const { payload } of rows.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
    bus.publish(asNews(payload))
  return rows.length
}

function asNews({ player_id, session_id, event }: Payload): PlayerNews {
  const news = { playerId: BigInt(player_id), event: liveEvent.parse(event) }
  return session_id === undefined ? news : { ...news, sessionId: BigInt(session_id) }
}
