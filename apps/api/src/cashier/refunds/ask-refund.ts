import { paymentMethods, readTrxId } from '@maidan/cashier'
import type { PayoutWay } from '@maidan/contract'
import { decimalAmount } from '@maidan/money'
import { sql } from 'kysely'
import { readUnplayed } from '../../bonuses/free-rounds/read-unplayed.ts'
import { askApproval } from '../../platform/approvals/ask-approval.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { StaffIdentity } from '../../platform/http/handler.ts'
import { fieldRefusal, Refusal } from '../../platform/http/refusal.ts'
import { methodName } from '../deposits/find-method.ts'
import { refuseUsedTrxId } from '../flows/pay-withdrawal.ts'
import type { PaymentPartners } from '../partners/payment-partners.ts'
import type { Payment } from '../payments/lock-payment.ts'
import { findRefundPartner } from './find-refund-partner.ts'
import { lockSettled, type SettledDeposit } from './lock-settled.ts'
import { readPart } from './read-part.ts'

type Ports = { clock: Clock; db: Db; partners: PaymentPartners }

type Asked = {
  id: bigint
  /** Whether staff have sent the money back, or the deposit's partner is to. */
  through: PayoutWay
  /** The wallet transaction that sent it back; empty for the partner. */
  trxId: string
  /** How much of it as it was typed; empty or missing for all that is left. */
  amount?: string | number | undefined
  reason: string
  staff: StaffIdentity
  ip: string
}

/**
 * Asks a second person to give a credited deposit back, or a part of it. Refuses with STATE_CHANGED
 * what is not credited, with AMOUNT_OUT_OF_RANGE more than is left of it, and with NOT_ENOUGH_MONEY
 * what the player has not got any more.
 */
export function askRefund(ports: Ports, asked: Asked): Promise<void> {
  if (asked.reason === '') throw fieldRefusal('STAFF_REASON_MISSING', 'reason')
  return inTransaction(ports.db, async (tx) => {
    const { id, through, reason: why, staff, ip } = asked
    const payment = await lockSettled(tx, id)
    if (payment.state !== 'credited') throw new Refusal('STATE_CHANGED')
    if (through === 'partner') findRefundPartner(ports.partners, payment)
    const amountMinor = readPart(payment, asked.amount)
    const trxId = through === 'partner' ? null : readRefundTrxId(payment, asked.trxId)
    await refuseUsedTrxId(tx, payment, trxId, 'refund_trx_id')
    await askApproval(
      tx,
      {
        kind: 'deposit.refund',
        subject: `payment:${payment.reference}`,
        command: { paymentId: id.toString(), through, trxId, amountMinor: amountMinor.toString() },
        why,
        evidence: await gatherEvidence(tx, payment, { amountMinor, trxId }),
        staff,
        ip,
        at: ports.clock.now(),
      },
      'reason',
    )
  })
}

function readRefundTrxId({ methodKey }: Payment, typed: string): string {
  const method = paymentMethods.find(({ key }) => key === methodKey)
  const trxId = method ? readTrxId(method, typed) : null
  if (!trxId) throw fieldRefusal('TRX_ID_INVALID', 'refund_trx_id')
  return trxId
}

type Part = { amountMinor: bigint; trxId: string | null }

async function gatherEvidence(tx: Tx, payment: SettledDeposit, { amountMinor, trxId }: Part) {
  const { currency, leftMinor, methodKey, accountNumber, playerId } = payment
  const { rows } = await sql<{ username: string; balance_minor: bigint }>`
    SELECT p.username, a.balance_minor
    FROM player p JOIN account a ON a.id = p.cash_account WHERE p.id = ${playerId}
  `.execute(tx)
  const balanceMinor = rows[0]?.balance_minor ?? 0n
  if (balanceMinor < amountMinor) throw new Refusal('NOT_ENOUGH_MONEY')
  const unplayed = await readUnplayed(tx, payment.id)
  return {
    reasons: ['always' as const],
    claimed: {
      player: rows[0]?.username ?? '',
      currency,
      amount: decimalAmount(payment.amountMinor, currency),
      method: methodName(methodKey),
      account_number: accountNumber,
      ...(payment.trxId !== null && { trx_id: payment.trxId }),
    },
    found: {
      currency,
      balance_before: decimalAmount(balanceMinor, currency),
    },
    effect: {
      currency,
      collected: decimalAmount(amountMinor, currency),
      deposit_left: decimalAmount(leftMinor - amountMinor, currency),
      balance_after: decimalAmount(balanceMinor - amountMinor, currency),
      ...(trxId !== null && { trx_id: trxId }),
      ...(unplayed !== null && { free_rounds_ended: String(unplayed.left) }),
    },
  }
}
