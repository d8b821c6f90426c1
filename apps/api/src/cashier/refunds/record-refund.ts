import { decideRefund, pauseBeforeCheckMs } from '@maidan/cashier'
import { sql } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Ledger } from '../../platform/ledger/open-ledger.ts'
import type { RefundAnswer } from '../partners/payment-partner.ts'
import { endPart } from './end-part.ts'
import { lockSettled, type SettledDeposit } from './lock-settled.ts'
import { findPendingRefund, type PendingRefund } from './write-refund.ts'

type Ports = { clock: Clock; db: Db; ledger: Ledger }

type Told = {
  payment: SettledDeposit
  part: PendingRefund
  answer: RefundAnswer
  tries: number
  at: Date
}

type Heard = {
  paymentId: bigint
  /** Which part of the deposit the answer is about. */
  number: number
  answer: RefundAnswer
}

/**
 * Takes in what a partner said of a refund, as `decideRefund` has it. What comes once people have
 * ended that part changes nothing, also where another one is under way by then.
 */
export function recordRefund(ports: Ports, { paymentId, number, answer }: Heard): Promise<void> {
  return inTransaction(ports.db, async (tx) => {
    const payment = await lockSettled(tx, paymentId)
    if (payment.state !== 'refunding') return
    const part = await findPendingRefund(tx, paymentId)
    if (part.number !== number) return
    const at = ports.clock.now()
    const { sentAt, tries } = await readTelling(tx, paymentId)
    const toldAgoMs = at.getTime() - (sentAt ?? at).getTime()
    const decision = decideRefund(
      { state: payment.state, toldAgoMs, isTrxIdUsed: await isTrxIdUsed(tx, payment, answer) },
      answer,
    )
    const told = { payment, part, answer, tries, at }
    switch (decision.kind) {
      case 'refund':
        return refund(ports, tx, told)
      case 'keep':
        return keep(ports, tx, told)
      case 'wait':
        return askAgain(tx, told)
      case 'leave':
        return
    }
  })
}

/** Whether the transaction that a partner names has gone back, or out, for something else. */
async function isTrxIdUsed(tx: Tx, { methodKey }: SettledDeposit, answer: RefundAnswer) {
  if (answer.kind !== 'paid') return false
  const { rows } = await sql`
    SELECT 1 FROM refund WHERE method_key = ${methodKey} AND trx_id = ${answer.trxId}
    UNION ALL
    SELECT 1 FROM payment WHERE method_key = ${methodKey} AND payout_trx_id = ${answer.trxId}
  `.execute(tx)
  return rows.length > 0
}

async function readTelling(tx: Tx, id: bigint) {
  const { rows } = await sql<{ sent_at: Date | null; partner_tries: number }>`
    SELECT sent_at, partner_tries FROM payment WHERE id = ${id}
  `.execute(tx)
  return { sentAt: rows[0]?.sent_at ?? null, tries: rows[0]?.partner_tries ?? 1 }
}

function refund(ports: Ports, tx: Tx, { payment, part, answer, at }: Told): Promise<void> {
  if (answer.kind !== 'paid') throw new Error(`payment ${payment.reference}: refunded unpaid`)
  const by = { source: 'partner', actor: payment.partner ?? '' } as const
  return endPart(ports, tx, { payment, part, trxId: answer.trxId, by, at })
}

/** The partner gave nothing back: the player has the money again, and hears of it. */
function keep(ports: Ports, tx: Tx, { payment, part, answer, at }: Told): Promise<void> {
  const note = answer.kind === 'failed' ? `code ${answer.code}` : 'no such refund'
  const by = { source: 'partner', actor: payment.partner ?? '', note } as const
  return endPart(ports, tx, { payment, part, trxId: null, by, at })
}

/**
 * What the partner calls our request is kept: by that it is asked what came of it. So is when it said
 * something of it: people may end a refund of which it has been silent for a day.
 */
async function askAgain(tx: Tx, { payment, part, answer, tries, at }: Told) {
  const dueAt = new Date(at.getTime() + pauseBeforeCheckMs(tries))
  await sql`UPDATE payment SET partner_due_at = ${dueAt} WHERE id = ${payment.id}`.execute(tx)
  if (answer.kind !== 'waiting' && answer.kind !== 'absent') return
  const requestRef = answer.kind === 'waiting' ? (answer.requestRef ?? null) : null
  await sql`
    UPDATE refund SET heard_at = ${at}, partner_ref = coalesce(${requestRef}, partner_ref)
    WHERE id = ${part.id}
  `.execute(tx)
}
