import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import { kindOf, type Notice } from './notice.ts'

/**
 * Queues a notice for those devices of a player that are to show its kind, in the transaction that
 * makes it true. A device whose session was ended shows nothing any more.
 */
export async function queueNotice(tx: Tx, playerId: bigint, notice: Notice) {
  await sql`
    INSERT INTO push_notice (device_id, notice)
    SELECT d.id, ${JSON.stringify(notice)}::jsonb
    FROM push_device d JOIN player_session s ON s.id = d.session_id
    WHERE d.player_id = ${playerId} AND ${kindOf(notice)} = ANY(d.kinds) AND s.ended_at IS NULL
    -- A device that goes at this moment is told nothing, and undoes nothing.
    FOR KEY SHARE OF d SKIP LOCKED
  `.execute(tx)
}
