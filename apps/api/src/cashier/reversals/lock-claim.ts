import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'

/** What a player still owes for a deposit that was taken back. */
export type PlayerClaim = { leftMinor: bigint; collections: number; writeOffs: number }

/** Locks the claim of a deposit. Refuses with STATE_CHANGED where nothing is owed any more. */
export async function lockClaim(tx: Tx, paymentId: bigint): Promise<PlayerClaim> {
  const { rows } = await sql<{ left_minor: bigint; collections: number; write_offs: number }>`
    SELECT amount_minor - collected_minor - written_off_minor AS left_minor, collections,
      write_offs
    FROM player_claim WHERE payment_id = ${paymentId} FOR NO KEY UPDATE
  `.execute(tx)
  const [row] = rows
  if (!row || row.left_minor === 0n) throw new Refusal('STATE_CHANGED')
  return { leftMinor: row.left_minor, collections: row.collections, writeOffs: row.write_offs }
}
