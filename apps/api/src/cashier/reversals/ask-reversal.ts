import { normalTrxId } from '@maidan/cashier'
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
import type { Payment } from '../payments/lock-payment.ts'
import { lockSettled, type SettledDeposit } from '../refunds/lock-settled.ts'
import { readPart } from '../refunds/read-part.ts'
import { splitReversal } from './split-reversal.ts'

type Ports = { clock: Clock; db: Db }

type Asked = {
  id: bigint
  /** The partner's own number of it: of the dispute, the chargeback or the transaction. */
  reversalRef: string
  /** How much of it as it was typed; empty or missing for all that is left. */
  amount?: string | number | undefined
  reason: string
  staff: StaffIdentity
  ip: string
}

/**
 * Asks a second person to record that the partner took a deposit back, or a part of it: no partner of
 * ours tells it by a call. Refuses with STATE_CHANGED what is not credited, with AMOUNT_OUT_OF_RANGE
 * more than is left of it, and with TRX_ID_USED a number by which something was taken back before.
 */
export function askReversal(ports: Ports, asked: Asked): Promise<void> {
  if (asked.reason === '') throw fieldRefusal('STAFF_REASON_MISSING', 'reason')
  const reversalRef = normalTrxId(asked.reversalRef)
  if (reversalRef === '') throw fieldRefusal('TRX_ID_INVALID', 'reversal_ref')
  return inTransaction(ports.db, async (tx) => {
    const { id, reason: why, staff, ip } = asked
    const payment = await lockSettled(tx, id)
    if (payment.state !== 'credited') throw new Refusal('STATE_CHANGED')
    const amountMinor = readPart(payment, asked.amount)
    await refuseUsedReversal(tx, payment, reversalRef)
    await askApproval(
      tx,
      {
        kind: 'deposit.reverse',
        subject: `payment:${payment.reference}`,
        command: {
          paymentId: id.toString(),
          reversalRef,
          amountMinor: amountMinor.toString(),
        },
        why,
        evidence: await gatherEvidence(tx, payment, { reversalRef, amountMinor }),
        staff,
        ip,
        at: ports.clock.now(),
      },
      'reason',
    )
  })
}

/** One number of a partner's takes one amount back. */
export async function refuseUsedReversal(
  tx: Tx,
  { methodKey }: Pick<Payment, 'methodKey'>,
  reversalRef: string,
): Promise<void> {
  const { rows } = await sql`
    SELECT 1 FROM reversal WHERE method_key = ${methodKey} AND reversal_ref = ${reversalRef}
  `.execute(tx)
  if (rows.length > 0) throw fieldRefusal('TRX_ID_USED', 'reversal_ref')
}

type Part = { reversalRef: string; amountMinor: bigint }

async function gatherEvidence(tx: Tx, payment: SettledDeposit, { reversalRef, amountMinor }: Part) {
  const { currency, leftMinor, methodKey, accountNumber, trxId } = payment
  const { rows } = await sql<{ username: string; balance_minor: bigint }>`
    SELECT p.username, a.balance_minor
    FROM player p JOIN account a ON a.id = p.cash_account WHERE p.id = ${payment.playerId}
  `.execute(tx)
  const balanceMinor = rows[0]?.balance_minor ?? 0n
  const { takenMinor, owedMinor } = splitReversal(amountMinor, balanceMinor)
  const unplayed = await readUnplayed(tx, payment.id)
  const text = (minor: bigint) => decimalAmount(minor, currency)
  return {
    reasons: ['always' as const],
    claimed: {
      player: rows[0]?.username ?? '',
      currency,
      amount: text(payment.amountMinor),
      method: methodName(methodKey),
      account_number: accountNumber,
      ...(trxId !== null && { trx_id: trxId }),
    },
    found: { currency, balance_before: text(balanceMinor) },
    effect: {
      currency,
      trx_id: reversalRef,
      deposit_left: text(leftMinor - amountMinor),
      collected: text(takenMinor),
      balance_after: text(balanceMinor - takenMinor),
      ...(owedMinor > 0n && { owed: text(owedMinor) }),
      ...(unplayed !== null && { free_rounds_ended: String(unplayed.left) }),
    },
  }
}
