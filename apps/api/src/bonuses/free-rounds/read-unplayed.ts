import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import { takenRounds } from './list-free-rounds.ts'

/** Free rounds that were given for a deposit and are not begun yet. */
export type Unplayed = { grantId: bigint; left: number }

/** What would be taken back of a deposit's free rounds now; null where nothing is left of them. */
export async function readUnplayed(tx: Tx, paymentId: bigint): Promise<Unplayed | null> {
  const { rows } = await sql<Unplayed>`
    SELECT f.id AS "grantId", f.rounds - ${takenRounds} AS left FROM free_grant f
    WHERE f.payment_id = ${paymentId} AND f.state <> 'ended' AND f.cancelled_at IS NULL
  `.execute(tx)
  const [row] = rows
  return row && row.left > 0 ? row : null
}
