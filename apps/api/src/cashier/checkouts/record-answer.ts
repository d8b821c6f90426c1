import {
  decideDeposit,
  isDone,
  isOpen,
  normalTrxId,
  paymentMethods,
  pauseBeforeCheckMs,
  phoneOfWallet,
  walletNumber,
  wayTo,
  wayToCredit,
  type DepositDecision,
  type PartnerWord,
  type PaymentState,
} from '@maidan/cashier'
import { amountOf } from '@maidan/money'
import { sql } from 'kysely'
import { lockPlayer } from '../../identity/queries/lock-players.ts'
import { readOwnPhones } from '../../identity/queries/own-phones.ts'
import { lapseApprovals } from '../../platform/approvals/expire-approvals.ts'
import { readSettings } from '../../platform/settings/read-settings.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Ledger } from '../../platform/ledger/open-ledger.ts'
import { paidByTransaction } from '../deposits/paid-by-transaction.ts'
import type { KeptStatement } from '../deposits/kept-statement.ts'
import { creditDeposit } from '../flows/credit-deposit.ts'
import type { DepositAnswer } from '../partners/payment-partner.ts'
import { lockPayment, type Payment } from '../payments/lock-payment.ts'
import { lockTransaction } from '../unallocated/lock-transaction.ts'
import { movePayment, type Way } from '../payments/move-payment.ts'
import { tellEnded } from './tell-ended.ts'

type Ports = { clock: Clock; db: Db; ledger: Ledger }

/** What was given up is still asked about: money may arrive late, and is credited then. */
const ASK_AFTER_END_MS = 24 * 3_600_000

/** Takes in what a partner said of a deposit, as `decideDeposit` has it. */
export function recordAnswer(
  ports: Ports,
  { paymentId, answer }: { paymentId: bigint; answer: DepositAnswer },
): Promise<void> {
  return inTransaction(ports.db, async (tx) => {
    const payment = await lockPayment(tx, paymentId, 'deposit')
    const at = ports.clock.now()
    const checkout = await readCheckout(tx, payment)
    const phones = await readOwnPhones(tx, payment.playerId)
    if (answer.kind === 'paid') await keepTransaction(tx, payment, answer)
    const paysFor = await otherPaidBy(tx, payment, answer)
    const facts = {
      state: payment.state,
      amountMinor: payment.amountMinor,
      wasPresented: checkout.payUntil !== null,
      gaveUp: checkout.givenUpAt !== null,
      isOver: checkout.payUntil !== null && checkout.payUntil <= at,
      ownPhones: phones.filter(({ verified }) => verified).map(({ phone }) => phone),
      namelessMaxMinor: amountOf((await readSettings(tx)).nameless_payer_max, 'BDT'),
      isTold: payment.trxId !== null,
      isTrxIdUsed: paysFor !== null,
    }
    const decision = decideDeposit(facts, wordOf(payment, answer))
    await carryOut(ports, tx, { payment, checkout, decision, answer, paysFor, at })
  })
}

/** What the rules read of an answer: the payer as a phone, however the partner writes it. */
function wordOf({ methodKey }: Payment, answer: DepositAnswer): PartnerWord {
  if (answer.kind !== 'paid') return { kind: answer.kind }
  const { kind, amountMinor, isRisky, payer } = answer
  const method = paymentMethods.find(({ key }) => key === methodKey)
  if (payer === null || !method) return { kind, amountMinor, isRisky, payer }
  const number = walletNumber(payer, method.currency)
  return { kind, amountMinor, isRisky, payer: phoneOfWallet(number, method) ?? number }
}

type Checkout = { payUntil: Date | null; givenUpAt: Date | null; tries: number }

async function readCheckout(tx: Tx, { id }: Payment): Promise<Checkout> {
  const { rows } = await sql<{
    pay_until: Date | null
    given_up_at: Date | null
    partner_tries: number
  }>`SELECT pay_until, given_up_at, partner_tries FROM payment WHERE id = ${id}`.execute(tx)
  const [row] = rows
  return {
    payUntil: row?.pay_until ?? null,
    givenUpAt: row?.given_up_at ?? null,
    tries: row?.partner_tries ?? 1,
  }
}

type Told = {
  payment: Payment
  checkout: Checkout
  decision: DepositDecision
  answer: DepositAnswer
  /** What its transaction pays for already. */
  paysFor: string | null
  at: Date
}

async function carryOut(ports: Ports, tx: Tx, told: Told) {
  const { decision } = told
  switch (decision.kind) {
    case 'credit':
      return credit(ports, tx, told)
    case 'review':
      return putOnDesk(ports, tx, told, decision)
    case 'fail':
      return end(ports, tx, told, { to: 'failed', source: 'partner' })
    case 'expire':
      return end(ports, tx, told, { to: 'expired', source: 'partner' })
    case 'cancel':
      return end(ports, tx, told, { to: 'cancelled', source: 'player' })
    case 'unknown': {
      const note = told.answer.kind === 'unknown' ? told.answer.why : ''
      await go(ports, tx, told, { to: 'unknown', source: 'job', note })
      return askAgain(tx, told)
    }
    case 'leave':
      // Somebody credited it by hand: its transaction must not pay for another claim.
      if (told.answer.kind === 'paid' && told.payment.trxId === null)
        await keepAnswer(tx, told.payment, told.answer, told.paysFor)
      return askAgain(tx, told)
    case 'wait':
      return askAgain(tx, told)
  }
}

/** The partner has confirmed it to our own question: the one word that money moves on (law 12). */
async function credit(ports: Ports, tx: Tx, { payment, answer, paysFor, at }: Told) {
  if (answer.kind !== 'paid') throw new Error(`payment ${payment.reference}: credited unpaid`)
  await keepAnswer(tx, payment, answer, paysFor)
  const way = wayToCredit(payment.state, 'partner')
  const move = { way, source: 'partner', actor: payment.partner ?? '', at } as const
  await creditDeposit(ports, tx, { payment, settledMinor: answer.amountMinor, move })
}

/** Money is there, and not as it was asked for: a person decides, with the partner's word beside it. */
async function putOnDesk(
  ports: Ports,
  tx: Tx,
  told: Told,
  { misfits, isLate }: Extract<DepositDecision, { kind: 'review' }>,
) {
  const { payment, answer, paysFor, at } = told
  if (answer.kind === 'paid') await keepAnswer(tx, payment, answer, paysFor)
  // What somebody asked for without this word has to be looked at anew.
  await lapseApprovals(tx, { subject: `payment:${payment.reference}`, at })
  const note = misfits.join(', ')
  await go(
    ports,
    tx,
    told,
    isLate
      ? { to: 'late_confirmed', source: 'partner', note }
      : { to: 'review', source: 'job', note },
  )
}

type Paid = Extract<DepositAnswer, { kind: 'paid' }>

/** Nobody claims its transaction meanwhile; who does so has locked their player first. */
async function keepTransaction(tx: Tx, { playerId, methodKey }: Payment, { trxId }: Paid) {
  await lockPlayer(tx, playerId)
  await lockTransaction(tx, { methodKey, trxId: normalTrxId(trxId) })
}

async function keepAnswer(tx: Tx, payment: Payment, answer: Paid, paysFor: string | null) {
  const { id, partner } = payment
  const { trxId, payer, amountMinor, at } = answer
  const statement: KeptStatement = {
    found: true,
    amountMinor: amountMinor.toString(),
    sender: payer ?? '',
    receiver: partner ?? '',
    at: at.toISOString(),
    ...(paysFor !== null && { paysFor, trxId: normalTrxId(trxId) }),
  }
  await sql`
    UPDATE payment SET payer = ${payer}, partner_due_at = NULL,
      statement = ${JSON.stringify(statement)}::jsonb,
      trx_id = CASE WHEN ${paysFor !== null} THEN trx_id ELSE ${normalTrxId(trxId)} END WHERE id = ${id}
  `.execute(tx)
}

/** The deposit that the transaction which a partner names pays for already. */
async function otherPaidBy(
  tx: Tx,
  { id, methodKey }: Payment,
  answer: DepositAnswer,
): Promise<string | null> {
  if (answer.kind !== 'paid') return null
  const trxId = normalTrxId(answer.trxId)
  const named = { id: sql`${id}::bigint`, methodKey: sql`${methodKey}`, trxId: sql`${trxId}` }
  const { rows } = await sql<{ reference: string | null }>`
    SELECT ${paidByTransaction(named)} AS reference
  `.execute(tx)
  return rows[0]?.reference ?? null
}

type Step = { to: PaymentState; source: Way['source']; note?: string }

async function end(ports: Ports, tx: Tx, told: Told, step: Step) {
  await go(ports, tx, told, step)
  await tellEnded(tx, told.payment, step.to)
  await askAgain(tx, told)
}

async function go(ports: Ports, tx: Tx, { payment, at }: Told, { to, source, note }: Step) {
  const way = wayTo('deposit', payment.state, to, source)
  if (way.length === 0) return
  const player = await lockPlayer(tx, payment.playerId)
  const actor = payment.partner ?? ''
  await movePayment(ports, tx, {
    payment,
    player,
    move: { way, source, actor, note: note ?? null, at },
  })
}

/**
 * When the partner is asked next; never again once a day has gone by since its page closed. What
 * became due while the partner was asked (a notice came, the player came back) stays due. A deposit
 * that has begun to go back meanwhile is due for that alone.
 */
async function askAgain(tx: Tx, { payment, checkout, answer, at }: Told) {
  const { payUntil, tries } = checkout
  const lastMs = (payUntil ?? payment.createdAt).getTime() + ASK_AFTER_END_MS
  const nextMs = at.getTime() + pauseBeforeCheckMs(tries)
  const mayStillCome = isOpen(payment.state) || answer.kind === 'unknown' || nextMs <= lastMs
  const dueAt = mayStillCome && !isDone(payment.state) ? new Date(nextMs) : null
  await sql`
    UPDATE payment SET partner_due_at =
      CASE WHEN ${dueAt !== null} AND partner_due_at <= ${at} THEN partner_due_at ELSE ${dueAt} END
    WHERE id = ${payment.id} AND state <> 'refunding'
  `.execute(tx)
}
