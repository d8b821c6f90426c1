import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import { lockPayment, type Payment } from '../payments/lock-payment.ts'

/** A deposit with the amount that was really credited, and what was neither given nor taken back of it. */
export type SettledDeposit = Payment & { leftMinor: bigint }

/** A deposit, locked, with the amount that was really credited. Refuses with NOT_FOUND. */
export async function lockSettled(tx: Tx, id: bigint): Promise<SettledDeposit> {
  const payment = await lockPayment(tx, id, 'deposit')
  const { rows } = await sql<{ settled_minor: bigint | null; gone_minor: bigint }>`
    SELECT settled_minor, refunded_minor + reversed_minor AS gone_minor FROM payment WHERE id = ${id}
  `.execute(tx)
  const amountMinor = rows[0]?.settled_minor ?? payment.amountMinor
  return { ...payment, amountMinor, leftMinor: amountMinor - (rows[0]?.gone_minor ?? 0n) }
}
