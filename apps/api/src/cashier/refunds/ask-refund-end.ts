import { normalTrxId } from '@maidan/cashier'
import type { RefundVerdict } from '@maidan/contract'
import { decimalAmount } from '@maidan/money'
import { sql } from 'kysely'
import { askApproval } from '../../platform/approvals/ask-approval.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { StaffIdentity } from '../../platform/http/handler.ts'
import { fieldRefusal } from '../../platform/http/refusal.ts'
import { methodName } from '../deposits/find-method.ts'
import { lockSilentRefund, refuseUsedRefundTrxId, type SilentRefund } from './lock-silent-refund.ts'

type Ports = { clock: Clock; db: Db }

type Asked = {
  id: bigint
  verdict: RefundVerdict
  /** The partner's own number of the refund, as its statement has it; empty where it never happened. */
  trxId: string
  reason: string
  staff: StaffIdentity
  ip: string
}

/**
 * Asks a second person to say what came of a refund on which its partner is silent. Refuses with
 * STATE_CHANGED where none is under way, and with REFUND_STILL_ASKED while its partner may answer.
 */
export function askRefundEnd(ports: Ports, asked: Asked): Promise<void> {
  const { id, verdict, reason: why, staff, ip } = asked
  if (why === '') throw fieldRefusal('STAFF_REASON_MISSING', 'reason')
  const trxId = verdict === 'given' ? normalTrxId(asked.trxId) : null
  if (trxId === '') throw fieldRefusal('TRX_ID_INVALID', 'refund_trx_id')
  return inTransaction(ports.db, async (tx) => {
    const at = ports.clock.now()
    const silent = await lockSilentRefund(tx, id, at)
    await refuseUsedRefundTrxId(tx, silent.payment, trxId)
    await askApproval(
      tx,
      {
        kind: 'refund.end',
        subject: `payment:${silent.payment.reference}`,
        command: { paymentId: id.toString(), number: silent.part.number, verdict, trxId },
        why,
        evidence: await gatherEvidence(tx, silent, trxId),
        staff,
        ip,
        at,
      },
      'reason',
    )
  })
}

async function gatherEvidence(tx: Tx, silent: SilentRefund, trxId: string | null) {
  const { payment, part, toldAt, heardAt } = silent
  const { currency, leftMinor, methodKey, accountNumber } = payment
  const { rows } = await sql<{ username: string; balance_minor: bigint }>`
    SELECT p.username, a.balance_minor
    FROM player p JOIN account a ON a.id = p.cash_account WHERE p.id = ${payment.playerId}
  `.execute(tx)
  const balanceMinor = rows[0]?.balance_minor ?? 0n
  const text = (minor: bigint) => decimalAmount(minor, currency)
  return {
    reasons: ['always' as const],
    claimed: {
      player: rows[0]?.username ?? '',
      currency,
      amount: text(part.amountMinor),
      method: methodName(methodKey),
      account_number: accountNumber,
      ...(payment.trxId !== null && { trx_id: payment.trxId }),
    },
    found: {
      currency,
      balance_before: text(balanceMinor),
      ...(toldAt !== null && { told_at: toldAt.toISOString() }),
      ...(heardAt !== null && { heard_at: heardAt.toISOString() }),
    },
    effect:
      trxId === null
        ? {
            currency,
            paid: text(part.amountMinor),
            balance_after: text(balanceMinor + part.amountMinor),
          }
        : {
            currency,
            return_trx_id: trxId,
            deposit_left: text(leftMinor - part.amountMinor),
            balance_after: text(balanceMinor),
          },
  }
}
