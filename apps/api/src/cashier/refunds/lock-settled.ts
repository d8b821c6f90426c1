import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import { lockPayment, type Payment } from '../payments/lock-payment.ts'

/** A deposit, locked, with the amount that was really credited. Refuses with NOT_FOUND. */
export async function lockSettled(tx: Tx, id: bigint): Promise<Payment> {
  const payment = await lockPayment(tx, id, 'deposit')
  const { rows } = await sql<{ settled_minor: bigint | null }>`
    SELECT settled_minor FROM payment WHERE id = ${id}
  `.execute(tx)
  return { ...payment, amountMinor: rows[0]?.settled_minor ?? payment.amountMinor }
}
