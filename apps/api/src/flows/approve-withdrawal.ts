import { amountOf, decimalAmount, moneyText } from '@maidan/money'
import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { brokenConstraint, inTransaction } from '../db/in-transaction.ts'
import type { Tx } from '../db/open-database.ts'
import type { StaffIdentity } from '../http/handler.ts'
import { fieldRefusal, Refusal } from '../http/refusal.ts'
import { checkClaim } from '../payments/check-claim.ts'
import { methodName } from '../payments/find-method.ts'
import { lockPayment, type Payment } from '../payments/lock-payment.ts'
import { lockPlayer } from '../payments/lock-players.ts'
import { maskNumber, paymentMethods, readTrxId } from '@maidan/cashier'
import { movePayment } from '../payments/move-payment.ts'
import { notifyPlayer } from '../payments/notify-player.ts'
import { payoutWay } from '../payments/payout-way.ts'
import { readSettings } from '../settings/read-settings.ts'
import { writeAudit } from '../staff/write-audit.ts'

type Approval = {
  id: bigint
  /** The wallet transaction that paid it; empty if staff did not name one. */
  payoutTrxId: string
  note: string
  staff: StaffIdentity
  ip: string
}

/**
 * Pays a withdrawal out on the word of staff. From the second-person setting upwards the first
 * word only approves, and another person's word pays.
 */
export async function approveWithdrawal(ctx: Context, approval: Approval): Promise<void> {
  try {
    await inTransaction(ctx.db, (tx) => approveIn(ctx, tx, approval))
  } catch (error) {
    if (brokenConstraint(error) === 'payment_payout_trx_id')
      throw fieldRefusal('TRX_ID_USED', 'payout_trx_id')
    throw error
  }
}

async function approveIn(ctx: Context, tx: Tx, approval: Approval) {
  const { id, note, staff, ip } = approval
  const at = ctx.clock.now()
  const payment = await lockPayment(tx, id, 'withdrawal')
  const { reference, currency, amountMinor } = payment
  const way = payoutWay(payment, staff, await readSecondFromMinor(tx, payment))
  if (way.length === 0) throw new Refusal('STATE_CHANGED')
  checkClaim(payment, staff, at)
  const payoutTrxId = await readPayoutTrxId(tx, payment, approval.payoutTrxId)
  await recordApproval(tx, { payment, staff, payoutTrxId, last: way.at(-1) === 'paid', at })
  const player = await lockPlayer(tx, payment.playerId)
  const move = { way, source: 'staff', actor: staff.username, note: note || null, at } as const
  const { state } = await movePayment(ctx, tx, { payment, player, move })
  if (state === 'paid')
    await notifyPlayer(tx, player, {
      code: 'paidOut',
      params: {
        amount: moneyText(amountMinor, currency),
        method: methodName(payment.methodKey),
        account: maskNumber(payment.accountNumber),
        reference,
      },
    })
  const amount = decimalAmount(amountMinor, currency)
  const detail = { amount, currency, state, payout_trx_id: payoutTrxId, note }
  const subject = `payment:${reference}`
  await writeAudit(tx, { staff, act: 'withdrawal.approve', subject, detail, ip, at })
}

async function readSecondFromMinor(tx: Tx, { currency }: Payment): Promise<bigint> {
  const settings = await readSettings(tx)
  return amountOf(settings.withdrawal_second_person_from, currency)
}

/** A payout's own transaction id, of the method's form and not named by another payout. */
async function readPayoutTrxId(tx: Tx, payment: Payment, typed: string): Promise<string | null> {
  if (typed === '') return payment.payoutTrxId
  const method = paymentMethods.find(({ key }) => key === payment.methodKey)
  const trxId = method ? readTrxId(method, typed) : null
  if (!trxId) throw fieldRefusal('TRX_ID_INVALID', 'payout_trx_id')
  const { rows } = await sql`
    SELECT 1 FROM payment
    WHERE method_key = ${payment.methodKey} AND payout_trx_id = ${trxId} AND id <> ${payment.id}
  `.execute(tx)
  if (rows.length > 0) throw fieldRefusal('TRX_ID_USED', 'payout_trx_id')
  return trxId
}

type Record = {
  payment: Payment
  staff: StaffIdentity
  payoutTrxId: string | null
  last: boolean
  at: Date
}

/** After the first of two words the claim is free again, for the second person. */
async function recordApproval(tx: Tx, { payment, staff, payoutTrxId, last, at }: Record) {
  await sql`
    UPDATE payment SET payout_trx_id = ${payoutTrxId},
      approved_by_staff = coalesce(approved_by_staff, ${staff.staffId}),
      claimed_by_staff = ${last ? staff.staffId : null}, claimed_at = ${last ? at : null}
    WHERE id = ${payment.id}
  `.execute(tx)
}
