import { sql } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'

type Ports = { clock: Clock; db: Db }

export const HANDLE_NOTICES_EVERY_MS = 250

const ROWS_MAX = 100

type Row = {
  id: bigint
  partner: string
  reference: string | null
  partner_ref: string | null
  trx_id: string | null
}

/**
 * Has the partners asked about the payments that notices named. A notice that comes twice, late or
 * before our own call has ended does no more than that. Returns how many it handled.
 */
export function handleNotices({ db, clock }: Ports): Promise<number> {
  return inTransaction(db, async (tx) => {
    const { rows } = await sql<Row>`
      SELECT id, partner, reference, partner_ref, trx_id FROM partner_notice
      WHERE handled_at IS NULL ORDER BY id LIMIT ${ROWS_MAX} FOR UPDATE SKIP LOCKED
    `.execute(tx)
    for (const row of rows) await handle(tx, row, clock.now())
    return rows.length
  })
}

async function handle(tx: Tx, { id, partner, reference, partner_ref, trx_id }: Row, at: Date) {
  const { rows } = await sql<{ id: bigint }>`
    UPDATE payment SET partner_due_at = least(partner_due_at, ${at}), partner_tries = 0
    WHERE partner = ${partner}
      AND (reference = ${reference} OR partner_ref = ${partner_ref} OR trx_id = ${trx_id})
    RETURNING id
  `.execute(tx)
  const paymentId = rows[0]?.id ?? null
  await sql`
    UPDATE partner_notice SET handled_at = ${at}, payment_id = ${paymentId} WHERE id = ${id}
  `.execute(tx)
}
