import { RELEASED_STATES, type PaymentState } from '@maidan/cashier'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import type { Transaction } from './lock-transaction.ts'

/**
 * Where the deposit stands that a wallet's transaction is of, by its TrxID or by the invoice that the
 * partner names; one that can take it or has taken it comes first. Null if there is none.
 */
export async function findHolder(
  db: Db | Tx,
  { methodKey, trxId, invoice = '' }: Transaction & { invoice?: string },
): Promise<PaymentState | null> {
  const { rows } = await sql<{ state: PaymentState }>`
    SELECT state FROM payment
    WHERE direction = 'deposit' AND method_key = ${methodKey}
      AND (trx_id = ${trxId} OR (trx_id IS NULL AND reference = ${invoice}))
    ORDER BY state = ANY(${[...RELEASED_STATES]}::text[]) LIMIT 1
  `.execute(db)
  return rows[0]?.state ?? null
}
