import { CHAIN_KEY, wayToCredit } from '@maidan/cashier'
import { decimalAmount } from '@maidan/money'
import { sql } from 'kysely'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Tx, Db } from '../../platform/database/db.ts'
import type { StaffIdentity } from '../../platform/http/handler.ts'
import { fieldRefusal, Refusal } from '../../platform/http/refusal.ts'
import { checkClaim } from '../payments/check-claim.ts'
import { creditedToday } from '../deposits/credited-today.ts'
import { methodName } from '../deposits/find-method.ts'
import { lockPayment, type Payment } from '../payments/lock-payment.ts'
import { readStaffAmount } from '../payments/payment-max.ts'
import { misfitsOf } from '../deposits/misfits-of.ts'
import { whySecondCashier, type CreditFacts } from '../deposits/why-second-cashier.ts'
import type { ApprovalEvidence } from '../../platform/approvals/approval-act.ts'
import { askApproval } from '../../platform/approvals/ask-approval.ts'
import { readSettings } from '../../platform/settings/read-settings.ts'
import { takaRates } from '../../platform/settings/taka-rates.ts'
import { askPaysFor } from '../deposits/ask-pays-for.ts'
import { limitIn } from '../payments/limit-in.ts'
import { creditByHand } from './credit-by-hand.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Ledger } from '../../platform/ledger/open-ledger.ts'

type Ports = { clock: Clock; db: Db; ledger: Ledger }

type Approval = {
  id: bigint
  /** What really arrived; the claimed amount if it is left out. */
  amount?: string | number | undefined
  note: string
  staff: StaffIdentity
  ip: string
}

/**
 * Credits a deposit to the amount of the wallet's own statement; another amount than the claimed
 * one needs a note. Without a statement, at another amount than it says, with another sender, account or
 * time than the player said, above a limit or beyond what one cashier may credit in a day it asks a second person, and that needs a note, too.
 */
export function approveDeposit(ports: Ports, approval: Approval): Promise<void> {
  const { id, amount, note, staff, ip } = approval
  return inTransaction(ports.db, async (tx) => {
    const at = ports.clock.now()
    const payment = await lockPayment(tx, id, 'deposit')
    // What comes over a chain is credited by the house itself, and would be once more.
    const isOverChain = payment.partner === CHAIN_KEY
    if (isOverChain || wayToCredit(payment.state, 'staff').length === 0)
      throw new Refusal('STATE_CHANGED')
    checkClaim(payment, staff, at)
    const { amountMinor, currency } = payment
    const settledMinor = amount === undefined ? amountMinor : readStaffAmount(amount, currency)
    const facts = await gatherFacts(tx, payment, { settledMinor, staff, at })
    const reasons = whySecondCashier(facts)
    if ((settledMinor !== amountMinor || reasons.length > 0) && note === '')
      throw fieldRefusal('STAFF_REASON_MISSING', 'note')
    if (reasons.length === 0) {
      const actor = staff.username
      return creditByHand(ports, tx, { payment, settledMinor, note, actor, staff, ip, at })
    }
    await askApproval(tx, {
      kind: 'deposit.credit',
      subject: `payment:${payment.reference}`,
      command: { paymentId: id.toString(), amountMinor: settledMinor.toString() },
      why: note,
      evidence: await gatherEvidence(tx, payment, { facts, reasons }),
      staff,
      ip,
      at,
    })
  })
}

async function gatherFacts(
  tx: Tx,
  payment: Payment,
  { settledMinor, staff, at }: { settledMinor: bigint; staff: StaffIdentity; at: Date },
): Promise<CreditFacts> {
  const { id, currency } = payment
  const statement = await askPaysFor(tx, payment)
  const { rows } = await sql<{ receiving_account: string | null; offered_at: Date | null }>`
    SELECT r.account_number AS receiving_account, o.created_at AS offered_at FROM payment p
    LEFT JOIN receiving_account r ON r.id = p.receiving_account_id
    LEFT JOIN account_offer o ON o.id = p.offer_id WHERE p.id = ${id}
  `.execute(tx)
  const { receiving_account: receivingAccount = null, offered_at: offeredAt = null } = rows[0] ?? {}
  const settings = await readSettings(tx)
  const rates = takaRates(settings)
  return {
    settledMinor,
    statement,
    misfits: misfitsOf({ ...payment, receivingAccount, offeredAt }, statement),
    secondFromMinor: limitIn(currency, settings.deposit_second_person_from, rates),
    todayMinor: await creditedToday(tx, { staff, at }, { currency, rates }),
    dayLimitMinor: limitIn(currency, settings.cashier_day_limit, rates),
  }
}

/** Both sides of the decision: what the player says, and what the wallet does. */
async function gatherEvidence(
  tx: Tx,
  payment: Payment,
  { facts, reasons }: { facts: CreditFacts } & Pick<ApprovalEvidence, 'reasons'>,
): Promise<ApprovalEvidence> {
  const { rows } = await sql<{ username: string }>`
    SELECT username FROM player WHERE id = ${payment.playerId}
  `.execute(tx)
  const money = (minor: bigint) => decimalAmount(minor, payment.currency)
  const { statement } = facts
  return {
    reasons,
    claimed: {
      player: rows[0]?.username ?? '',
      currency: payment.currency,
      amount: money(payment.amountMinor),
      method: methodName(payment.methodKey),
      account_number: payment.accountNumber,
      ...(payment.trxId && { trx_id: payment.trxId }),
    },
    found: {
      ...(statement?.found && {
        statement_amount: money(BigInt(statement.amountMinor)),
        statement_sender: statement.sender,
        ...(statement.paysFor !== undefined && { pays_for: statement.paysFor }),
      }),
      ...(reasons.includes('above_limit') && { limit: money(facts.secondFromMinor) }),
      ...(reasons.includes('day_limit') && {
        day_sum: money(facts.todayMinor),
        limit: money(facts.dayLimitMinor),
      }),
    },
    effect: { credited: money(facts.settledMinor) },
  }
}
