import { RELEASED_STATES, type ArrivalSource, type PaymentState } from '@maidan/cashier'
import type { Currency } from '@maidan/money'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { findHolder } from './find-holder.ts'
import { lockTransaction } from './lock-transaction.ts'

/** Money that was set aside and waits for somebody. */
export type Unallocated = {
  id: bigint
  methodKey: string
  trxId: string
  currency: Currency
  amountMinor: bigint
  source: ArrivalSource
  sender: string
  cameAt: Date
}

type Row = {
  id: bigint
  method_key: string
  trx_id: string
  currency: Currency
  amount_minor: bigint
  source: ArrivalSource
  sender: string
  invoice: string
  came_at: Date
}

const released: readonly PaymentState[] = RELEASED_STATES

/**
 * Locks money that was set aside until the end of the transaction. Refuses with NOT_FOUND, and with
 * STATE_CHANGED where it is gone from there, or a deposit has been claimed for it meanwhile.
 */
export async function lockUnallocated(tx: Tx, id: bigint): Promise<Unallocated> {
  const { rows } = await sql<Row>`
    SELECT id, method_key, trx_id, currency, amount_minor, source, sender, invoice, came_at
    FROM unallocated WHERE id = ${id}
  `.execute(tx)
  const [row] = rows
  if (!row) throw new Refusal('NOT_FOUND')
  const { method_key: methodKey, trx_id: trxId, invoice } = row
  await lockTransaction(tx, { methodKey, trxId })
  const locked = await sql`
    SELECT id FROM unallocated WHERE id = ${id} AND state = 'open' FOR UPDATE
  `.execute(tx)
  const holder = await findHolder(tx, { methodKey, trxId, invoice })
  const isClaimed = holder !== null && !released.includes(holder)
  if (locked.rows.length === 0 || isClaimed) throw new Refusal('STATE_CHANGED')
  return {
    id,
    methodKey,
    trxId,
    currency: row.currency,
    amountMinor: row.amount_minor,
    source: row.source,
    sender: row.sender,
    cameAt: row.came_at,
  }
}
