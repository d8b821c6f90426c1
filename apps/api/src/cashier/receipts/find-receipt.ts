import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'

type Row = { player_id: bigint; reference: string; receipt_path: string; receipt_type: string }

/** The file of a deposit's receipt; refuses if there is none. */
export async function findReceipt(
  db: Db,
  paymentId: bigint,
): Promise<{ name: string; contentType: string; reference: string; playerId: bigint }> {
  const { rows } = await sql<Row>`
    SELECT player_id, reference, receipt_path, receipt_type FROM payment
    WHERE id = ${paymentId} AND direction = 'deposit'
      AND receipt_path IS NOT NULL AND receipt_type IS NOT NULL
  `.execute(db)
  const [row] = rows
  if (!row) throw new Refusal('NOT_FOUND')
  const { receipt_path: name, receipt_type: contentType, reference, player_id: playerId } = row
  return { name, contentType, reference, playerId }
}
