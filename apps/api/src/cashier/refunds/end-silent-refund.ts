import { decimalAmount } from '@maidan/money'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { Tx } from '../../platform/database/db.ts'
import type { StaffIdentity } from '../../platform/http/handler.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Ledger } from '../../platform/ledger/open-ledger.ts'
import { endPart } from './end-part.ts'
import { lockSilentRefund, refuseUsedRefundTrxId } from './lock-silent-refund.ts'

type Ports = { ledger: Ledger }

type Agreed = {
  paymentId: bigint
  /** Which part of the deposit they agreed on. */
  number: number
  /** By which it went back; null where it never happened. */
  trxId: string | null
  why: string
  /** The names of both. */
  actor: string
  staff: StaffIdentity
  ip: string
  at: Date
}

/**
 * Ends a refund on which its partner is silent as two people say, in the caller's transaction.
 * Refuses with REFUND_STILL_ASKED if the partner has spoken meanwhile, and with STATE_CHANGED if
 * the part they agreed on has ended.
 */
export async function endSilentRefund(ports: Ports, tx: Tx, agreed: Agreed): Promise<void> {
  const { paymentId, number, trxId, why: note, actor, staff, ip, at } = agreed
  const { payment, part } = await lockSilentRefund(tx, paymentId, at)
  if (part.number !== number) throw new Refusal('STATE_CHANGED')
  await refuseUsedRefundTrxId(tx, payment, trxId)
  await endPart(ports, tx, { payment, part, trxId, by: { source: 'staff', actor, note }, at })
  const { currency, reference } = payment
  const amount = decimalAmount(part.amountMinor, currency)
  const detail = { amount, currency, verdict: trxId === null ? 'kept' : 'given', trx_id: trxId }
  const subject = `payment:${reference}`
  await writeAudit(tx, { staff, act: 'refund.end', subject, detail, ip, at })
}
