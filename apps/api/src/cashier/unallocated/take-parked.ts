import type { Currency } from '@maidan/money'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Ledger } from '../../platform/ledger/open-ledger.ts'
import type { Payment } from '../payments/lock-payment.ts'
import { lockTransaction } from './lock-transaction.ts'
import { moveParked } from './move-parked.ts'

type Ports = { ledger: Ledger }

type Row = {
  id: bigint
  trx_id: string
  currency: Currency
  amount_minor: bigint
  state: 'open' | 'credited' | 'returned'
}

type Taking = { payment: Payment; actor: string; at: Date }

/**
 * Before a deposit is credited: if its money was set aside as nobody's, it takes it from there, in
 * the caller's transaction. Refuses with TRX_ID_USED what went back to its sender meanwhile.
 */
export async function takeParked(
  ports: Ports,
  tx: Tx,
  { payment, actor, at }: Taking,
): Promise<void> {
  const { id, methodKey, reference } = payment
  const trxId = await readTrxId(tx, id)
  await lockTransaction(tx, { methodKey, trxId: trxId ?? reference })
  const { rows } = await sql<Row>`
    SELECT id, trx_id, currency, amount_minor, state FROM unallocated
    WHERE method_key = ${methodKey} AND CASE WHEN ${trxId}::text IS NULL
      THEN invoice = ${reference} AND state = 'open' ELSE trx_id = ${trxId} END
    ORDER BY id LIMIT 1 FOR UPDATE
  `.execute(tx)
  const [parked] = rows
  if (!parked) return
  if (parked.state !== 'open') throw new Refusal('TRX_ID_USED')
  const { currency, amount_minor: amountMinor, trx_id } = parked
  await sql`
    UPDATE unallocated SET state = 'credited', payment_id = ${id}, ended_at = ${at},
      ended_by = ${actor} WHERE id = ${parked.id}
  `.execute(tx)
  await moveParked(ports, tx, { methodKey, trxId: trx_id, currency, amountMinor }, 'taken')
}

/** The partner may have named it after the caller read the payment. */
async function readTrxId(tx: Tx, id: bigint): Promise<string | null> {
  const { rows } = await sql<{ trx_id: string | null }>`
    SELECT trx_id FROM payment WHERE id = ${id}
  `.execute(tx)
  return rows[0]?.trx_id ?? null
}
