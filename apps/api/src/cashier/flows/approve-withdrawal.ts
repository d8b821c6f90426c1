import { paymentMethods, readTrxId, type PaymentState } from '@maidan/cashier'
import type { PayoutWay } from '@maidan/contract'
import { decimalAmount } from '@maidan/money'
import { sql } from 'kysely'
import { brokenConstraint, inTransaction } from '../../platform/database/in-transaction.ts'
import type { Tx, Db } from '../../platform/database/db.ts'
import type { StaffIdentity } from '../../platform/http/handler.ts'
import { fieldRefusal, Refusal } from '../../platform/http/refusal.ts'
import { checkClaim, requireClaim } from '../payments/check-claim.ts'
import { methodName } from '../deposits/find-method.ts'
import { lockPayment, type Payment } from '../payments/lock-payment.ts'
import { askApproval } from '../../platform/approvals/ask-approval.ts'
import { readSettings } from '../../platform/settings/read-settings.ts'
import { takaRates } from '../../platform/settings/taka-rates.ts'
import { limitIn } from '../payments/limit-in.ts'
import { findPayoutPartner, sendWithdrawal } from '../payouts/send-withdrawal.ts'
import type { PaymentPartners } from '../partners/payment-partners.ts'
import { payWithdrawal, refuseUsedTrxId } from './pay-withdrawal.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Ledger } from '../../platform/ledger/open-ledger.ts'

type Ports = { clock: Clock; db: Db; ledger: Ledger; partners: PaymentPartners }

type Approval = {
  id: bigint
  /** Whether staff have paid it, or its partner is to. */
  through: PayoutWay
  /** The wallet transaction by which staff have paid it; of no use where its partner is to. */
  payoutTrxId: string
  note: string
  staff: StaffIdentity
  ip: string
}

/**
 * Pays a withdrawal out on the word of staff who took it before and name their transaction, or has its
 * partner pay it. From the second-person setting upwards it asks another person instead, with a note.
 */
export async function approveWithdrawal(ports: Ports, approval: Approval): Promise<void> {
  try {
    await inTransaction(ports.db, (tx) => approveIn(ports, tx, approval))
  } catch (error) {
    if (brokenConstraint(error) === 'payment_payout_trx_id')
      throw fieldRefusal('TRX_ID_USED', 'payout_trx_id')
    throw error
  }
}

async function approveIn(ports: Ports, tx: Tx, approval: Approval) {
  const { id, through, note, staff, ip } = approval
  const at = ports.clock.now()
  const payment = await lockPayment(tx, id, 'withdrawal')
  checkState(payment, through)
  checkClaim(payment, staff, at)
  const payoutTrxId = checkWay(ports, payment, approval)
  const secondFromMinor = await readSecondFromMinor(tx, payment)
  if (payment.amountMinor < secondFromMinor) {
    const payout = { payment, note, actor: staff.username, first: null, staff, ip, at }
    if (payoutTrxId === null) return sendWithdrawal(ports, tx, payout)
    return payWithdrawal(ports, tx, { ...payout, payoutTrxId })
  }
  await refuseUsedTrxId(tx, payment, payoutTrxId)
  await askApproval(tx, {
    kind: 'withdrawal.pay',
    subject: `payment:${payment.reference}`,
    command: { paymentId: id.toString(), payoutTrxId, through },
    why: note,
    evidence: await gatherEvidence(tx, payment, { payoutTrxId, secondFromMinor }),
    staff,
    ip,
    at,
  })
}

/**
 * What the partner may be paying now is paid by nobody else; of what it does not answer about
 * staff can say that they found it paid.
 */
function checkState({ state }: Payment, through: PayoutWay) {
  const may: PaymentState[] = through === 'hand' ? ['review', 'unknown'] : ['review']
  if (!may.includes(state)) throw new Refusal('STATE_CHANGED')
}

/** The transaction by which staff have paid it; null where its partner is to pay, and can. */
function checkWay(ports: Ports, payment: Payment, { through, payoutTrxId, staff }: Approval) {
  if (through === 'partner') {
    findPayoutPartner(ports, payment)
    return null
  }
  // Nobody cancels what its partner may have paid.
  if (payment.state !== 'unknown') requireClaim(payment, staff)
  return readPayoutTrxId(payment, payoutTrxId)
}

async function readSecondFromMinor(tx: Tx, { currency }: Payment): Promise<bigint> {
  const settings = await readSettings(tx)
  return limitIn(currency, settings.withdrawal_second_person_from, takaRates(settings))
}

/** A payout's own transaction id, of the method's form. */
function readPayoutTrxId(payment: Payment, typed: string): string {
  const method = paymentMethods.find(({ key }) => key === payment.methodKey)
  const trxId = method ? readTrxId(method, typed) : null
  if (!trxId) throw fieldRefusal('TRX_ID_INVALID', 'payout_trx_id')
  return trxId
}

async function gatherEvidence(
  tx: Tx,
  payment: Payment,
  { payoutTrxId, secondFromMinor }: { payoutTrxId: string | null; secondFromMinor: bigint },
) {
  const { currency, amountMinor, methodKey, accountNumber } = payment
  const { rows } = await sql<{ username: string }>`
    SELECT username FROM player WHERE id = ${payment.playerId}
  `.execute(tx)
  const amount = decimalAmount(amountMinor, currency)
  return {
    reasons: ['above_limit' as const],
    claimed: {
      player: rows[0]?.username ?? '',
      currency,
      amount,
      method: methodName(methodKey),
      account_number: accountNumber,
    },
    found: { limit: decimalAmount(secondFromMinor, currency) },
    effect: { paid: amount, ...(payoutTrxId && { trx_id: payoutTrxId }) },
  }
}
