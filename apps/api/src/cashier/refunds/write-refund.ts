import type { PayoutWay } from '@maidan/contract'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import type { Payment } from '../payments/lock-payment.ts'

/** A part of a deposit that its partner was told to give back. */
export type PendingRefund = { id: bigint; number: number; amountMinor: bigint }

type Begun = { payment: Payment; amountMinor: bigint; at: Date } & (
  | { through: Extract<PayoutWay, 'partner'>; trxId: null }
  /** Staff have sent it: it is given back as it is written down. */
  | { through: Extract<PayoutWay, 'hand'>; trxId: string }
)

/** Writes down the next part of a deposit that goes back, under the payment's lock; its number. */
export async function writeRefund(tx: Tx, begun: Begun): Promise<number> {
  const { payment, amountMinor, through, trxId, at } = begun
  const isGiven = through === 'hand'
  const { rows } = await sql<{ number: number }>`
    INSERT INTO refund (payment_id, number, amount_minor, through, state, method_key, trx_id,
      created_at, ended_at)
    SELECT ${payment.id}, coalesce(max(number), 0) + 1, ${amountMinor}, ${through},
      ${isGiven ? 'given' : 'pending'}, ${payment.methodKey}, ${trxId}, ${at},
      ${isGiven ? at : null}::timestamptz
    FROM refund WHERE payment_id = ${payment.id} RETURNING number
  `.execute(tx)
  if (isGiven) await addToRefunded(tx, { paymentId: payment.id, amountMinor })
  return rows[0]?.number ?? 0
}

/** The part of a deposit that is under way; there is one at most. */
export async function findPendingRefund(tx: Tx, paymentId: bigint): Promise<PendingRefund> {
  const { rows } = await sql<{ id: bigint; number: number; amount_minor: bigint }>`
    SELECT id, number, amount_minor FROM refund WHERE payment_id = ${paymentId} AND state = 'pending'
  `.execute(tx)
  const [row] = rows
  if (!row) throw new Error(`payment ${paymentId}: no part of it goes back`)
  return { id: row.id, number: row.number, amountMinor: row.amount_minor }
}

type Ended = { paymentId: bigint; refund: PendingRefund; trxId: string | null; at: Date }

/** Ends a part that was under way: given back by a transaction, or kept by the player. */
export async function endRefund(tx: Tx, { paymentId, refund, trxId, at }: Ended): Promise<void> {
  await sql`
    UPDATE refund SET state = ${trxId === null ? 'kept' : 'given'}, trx_id = ${trxId}, ended_at = ${at}
    WHERE id = ${refund.id}
  `.execute(tx)
  if (trxId !== null) await addToRefunded(tx, { paymentId, amountMinor: refund.amountMinor })
}

type Added = { paymentId: bigint; amountMinor: bigint }

async function addToRefunded(tx: Tx, { paymentId, amountMinor }: Added) {
  await sql`
    UPDATE payment SET refunded_minor = refunded_minor + ${amountMinor} WHERE id = ${paymentId}
  `.execute(tx)
}
