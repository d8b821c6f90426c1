import { refundEndsByHandFromMs } from '@maidan/cashier'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import { fieldRefusal, Refusal } from '../../platform/http/refusal.ts'
import { refuseUsedTrxId } from '../flows/pay-withdrawal.ts'
import { lockSettled, type SettledDeposit } from './lock-settled.ts'
import { findPendingRefund, type PendingRefund } from './write-refund.ts'

/** A deposit of which a part is under way, and its partner has said nothing of that for a day. */
export type SilentRefund = {
  payment: SettledDeposit
  part: PendingRefund
  toldAt: Date | null
  heardAt: Date | null
}

/**
 * Locks the refund of a deposit that people may end. Refuses with STATE_CHANGED where none is under
 * way, and with REFUND_STILL_ASKED while its partner is yet to be told or may answer by itself.
 */
export async function lockSilentRefund(tx: Tx, id: bigint, at: Date): Promise<SilentRefund> {
  const payment = await lockSettled(tx, id)
  if (payment.state !== 'refunding') throw new Refusal('STATE_CHANGED')
  const part = await findPendingRefund(tx, id)
  const { rows } = await sql<{ toldAt: Date | null; heardAt: Date | null }>`
    SELECT p.sent_at AS "toldAt", r.heard_at AS "heardAt"
    FROM payment p JOIN refund r ON r.payment_id = p.id AND r.id = ${part.id} WHERE p.id = ${id}
  `.execute(tx)
  const { toldAt = null, heardAt = null } = rows[0] ?? {}
  const fromMs = refundEndsByHandFromMs({ state: payment.state, toldAt, heardAt })
  if (fromMs === null || fromMs > at.getTime()) throw new Refusal('REFUND_STILL_ASKED')
  return { payment, part, toldAt, heardAt }
}

/** Refuses what another refund, payout or return left by, and the deposit's own transaction. */
export async function refuseUsedRefundTrxId(
  tx: Tx,
  payment: SettledDeposit,
  trxId: string | null,
): Promise<void> {
  if (trxId !== null && trxId === payment.trxId) throw fieldRefusal('TRX_ID_USED', 'refund_trx_id')
  await refuseUsedTrxId(tx, payment, trxId, 'refund_trx_id')
}
