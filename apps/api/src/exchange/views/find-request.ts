import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'

/** The orders of a request that was answered before; null if it is new. */
export async function findRequest(
  db: Db,
  asked: { playerId: bigint; clientRef: string; fingerprint: string },
): Promise<number[] | null> {
  const { rows } = await sql<{ fingerprint: string; order_ids: bigint[] }>`
    SELECT fingerprint, order_ids FROM bet_request
    WHERE player_id = ${asked.playerId} AND client_ref = ${asked.clientRef}
  `.execute(db)
  const [row] = rows
  if (!row) return null
  if (row.fingerprint !== asked.fingerprint) throw new Refusal('IDEMPOTENCY_CONFLICT')
  return row.order_ids.map(Number)
}
