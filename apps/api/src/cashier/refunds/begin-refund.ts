import type { PaymentState } from '@maidan/cashier'
import type { PayoutWay } from '@maidan/contract'
import { decimalAmount } from '@maidan/money'
import { sql } from 'kysely'
import { cancelFreeRounds } from '../../bonuses/free-rounds/cancel-free-rounds.ts'
import { lockPlayer } from '../../identity/queries/lock-players.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { Tx } from '../../platform/database/db.ts'
import type { StaffIdentity } from '../../platform/http/handler.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Ledger } from '../../platform/ledger/open-ledger.ts'
import { refuseUsedTrxId } from '../flows/pay-withdrawal.ts'
import type { PaymentPartners } from '../partners/payment-partners.ts'
import { movePayment } from '../payments/move-payment.ts'
import { endKeptBonus } from './end-kept-bonus.ts'
import { findRefundPartner } from './find-refund-partner.ts'
import { lockSettled } from './lock-settled.ts'
import { tellRefunded } from './tell-refunded.ts'
import { writeRefund } from './write-refund.ts'

type Ports = { ledger: Ledger; partners: PaymentPartners }

type Agreed = {
  paymentId: bigint
  through: PayoutWay
  /** How much of it; null for all that is left. */
  amountMinor: bigint | null
  /** The wallet transaction by which staff sent the money back. */
  trxId: string | null
  why: string
  /** The names of both. */
  actor: string
  staff: StaffIdentity
  ip: string
  at: Date
}

/**
 * Begins a refund that two people agreed on, in the caller's transaction: by hand it is done at once,
 * through the partner its money is held until the partner has given it back. A bonus that is kept for
 * the deposit ends with it, also with a part, and so do its free rounds that are not played. Refuses with STATE_CHANGED, also if less is left of the
 * deposit by now than they agreed on, and with NOT_ENOUGH_MONEY.
 */
export async function beginRefund(ports: Ports, tx: Tx, agreed: Agreed): Promise<void> {
  const { through, trxId, actor, why: note, staff, ip, at } = agreed
  const payment = await lockSettled(tx, agreed.paymentId)
  const amountMinor = agreed.amountMinor ?? payment.leftMinor
  if (payment.state !== 'credited' || amountMinor > payment.leftMinor)
    throw new Refusal('STATE_CHANGED')
  const byHand = trxId !== null
  if (!byHand) findRefundPartner(ports.partners, payment)
  await refuseUsedTrxId(tx, payment, trxId)
  const player = await lockPlayer(tx, payment.playerId)
  await endKeptBonus(ports, tx, { player, paymentId: payment.id, at })
  await cancelFreeRounds(tx, { player, payment, at })
  await sql`
    UPDATE payment SET partner_due_at = ${byHand ? null : at}, partner_tries = 0, sent_at = NULL WHERE id = ${payment.id}
  `.execute(tx)
  const number = await writeRefund(tx, {
    payment,
    amountMinor,
    at,
    ...(byHand ? { through: 'hand', trxId } : { through: 'partner', trxId }),
  })
  const leftMinor = payment.leftMinor - amountMinor
  const way: PaymentState[] = ['refunding']
  if (byHand) way.push(leftMinor === 0n ? 'refunded' : 'credited')
  const refund = { number, amountMinor, isGiven: byHand }
  const move = { way, source: 'staff', actor, note, refund, at } as const
  await movePayment(ports, tx, { payment, player, move })
  if (byHand) await tellRefunded(tx, player, { payment, amountMinor, leftMinor })
  const { currency, reference } = payment
  const amount = decimalAmount(amountMinor, currency)
  const detail = { amount, currency, through, trx_id: trxId }
  const subject = `payment:${reference}`
  await writeAudit(tx, { staff, act: 'deposit.refund', subject, detail, ip, at })
}
