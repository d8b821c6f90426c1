import { sql } from 'kysely'
import type { Db } from '../db/open-database.ts'
import { Refusal } from '../http/refusal.ts'

type Row = { reference: string; receipt_path: string; receipt_type: string }

/** The file of a deposit's receipt; refuses if there is none. */
export async function findReceipt(
  db: Db,
  paymentId: bigint,
): Promise<{ name: string; contentType: string; reference: string }> {
  const { rows } = await sql<Row>`
    SELECT reference, receipt_path, receipt_type FROM payment
    WHERE id = ${paymentId} AND direction = 'deposit' AND receipt_path IS NOT NULL
  `.execute(db)
  const [row] = rows
  if (!row) throw new Refusal('NOT_FOUND')
  return { name: row.receipt_path, contentType: row.receipt_type, reference: row.reference }
}
