import { maskNumber, wayTo } from '@maidan/cashier'
import { decimalAmount, moneyText } from '@maidan/money'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import type { StaffIdentity } from '../../platform/http/handler.ts'
import { fieldRefusal, Refusal } from '../../platform/http/refusal.ts'
import { methodName } from '../deposits/find-method.ts'
import type { Payment } from '../payments/lock-payment.ts'
import { lockPlayer, type MoneyPlayer } from '../../identity/queries/lock-players.ts'
import { movePayment } from '../payments/move-payment.ts'
import { notifyPlayer } from '../payments/notify-player.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { Ledger } from '../../platform/ledger/open-ledger.ts'

type Ports = { ledger: Ledger }

type Payout = {
  /** Locked by the caller. */
  payment: Payment
  /** The wallet transaction that paid it. */
  payoutTrxId: string
  note: string
  /** Whose word it is: one username, or those of both who were needed. */
  actor: string
  /** The first of two people; null where one was enough. */
  first: bigint | null
  staff: StaffIdentity
  ip: string
  at: Date
}

/** Pays a withdrawal out on the word of staff, in the caller's transaction. */
export async function payWithdrawal(ports: Ports, tx: Tx, payout: Payout): Promise<void> {
  const { payment, payoutTrxId, note, actor, first, staff, ip, at } = payout
  const { id, reference, currency, amountMinor } = payment
  const way = wayTo('withdrawal', payment.state, 'paid', 'staff')
  if (way.length === 0) throw new Refusal('STATE_CHANGED')
  await refuseUsedTrxId(tx, payment, payoutTrxId)
  await sql`
    UPDATE payment SET payout_trx_id = ${payoutTrxId},
      approved_by_staff = ${first ?? staff.staffId}, claimed_by_staff = ${staff.staffId},
      claimed_at = ${at}, partner_due_at = NULL WHERE id = ${id}
  `.execute(tx)
  const player = await lockPlayer(tx, payment.playerId)
  const move = { way, source: 'staff', actor, note: note || null, at } as const
  await movePayment(ports, tx, { payment, player, move })
  await tellPaidOut(tx, player, payment)
  const amount = decimalAmount(amountMinor, currency)
  const detail = { amount, currency, state: 'paid', payout_trx_id: payoutTrxId, note }
  const subject = `payment:${reference}`
  await writeAudit(tx, { staff, act: 'withdrawal.approve', subject, detail, ip, at })
}

/** Tells a player that their money was sent to their wallet. */
export function tellPaidOut(tx: Tx, player: MoneyPlayer, payment: Payment): Promise<void> {
  const { amountMinor, feeMinor, currency, reference } = payment
  const params = {
    amount: moneyText(amountMinor, currency),
    method: methodName(payment.methodKey),
    account: maskNumber(payment.accountNumber),
    reference,
  }
  if (feeMinor === 0n) return notifyPlayer(tx, player, { code: 'paidOut', params })
  const fee = moneyText(feeMinor, currency)
  const total = moneyText(amountMinor + feeMinor, currency)
  return notifyPlayer(tx, player, { code: 'paidOutWithFee', params: { ...params, fee, total } })
}

/** One wallet transaction pays one withdrawal, or gives one part of a deposit back. */
export async function refuseUsedTrxId(
  tx: Tx,
  payment: Payment,
  payoutTrxId: string | null,
  field = 'payout_trx_id',
) {
  const { rows } = await sql`
    SELECT 1 FROM payment
    WHERE method_key = ${payment.methodKey} AND payout_trx_id = ${payoutTrxId} AND id <> ${payment.id}
    UNION ALL SELECT 1 FROM refund
      WHERE method_key = ${payment.methodKey} AND trx_id = ${payoutTrxId}
    UNION ALL SELECT 1 FROM unallocated
      WHERE method_key = ${payment.methodKey} AND return_trx_id = ${payoutTrxId}
  `.execute(tx)
  if (rows.length > 0) throw fieldRefusal('TRX_ID_USED', field)
}
