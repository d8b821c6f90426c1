import { decideRefund, pauseBeforeCheckMs } from '@maidan/cashier'
import { sql } from 'kysely'
import { lockPlayer } from '../../identity/queries/lock-players.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Ledger } from '../../platform/ledger/open-ledger.ts'
import type { RefundAnswer } from '../partners/payment-partner.ts'
import { movePayment } from '../payments/move-payment.ts'
import { lockSettled, type SettledDeposit } from './lock-settled.ts'
import { tellRefunded, tellRefundFailed } from './tell-refunded.ts'
import { endRefund, findPendingRefund } from './write-refund.ts'

type Ports = { clock: Clock; db: Db; ledger: Ledger }

type Told = { payment: SettledDeposit; answer: RefundAnswer; tries: number; at: Date }

/** Takes in what a partner said of a refund, as `decideRefund` has it. */
export function recordRefund(
  ports: Ports,
  { paymentId, answer }: { paymentId: bigint; answer: RefundAnswer },
): Promise<void> {
  return inTransaction(ports.db, async (tx) => {
    const payment = await lockSettled(tx, paymentId)
    const at = ports.clock.now()
    const { sentAt, tries } = await readTelling(tx, paymentId)
    const toldAgoMs = at.getTime() - (sentAt ?? at).getTime()
    const decision = decideRefund(
      { state: payment.state, toldAgoMs, isTrxIdUsed: await isTrxIdUsed(tx, payment, answer) },
      answer,
    )
    const told = { payment, answer, tries, at }
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

async function refund(ports: Ports, tx: Tx, { payment, answer, at }: Told) {
  if (answer.kind !== 'paid') throw new Error(`payment ${payment.reference}: refunded unpaid`)
  await sql`UPDATE payment SET partner_due_at = NULL WHERE id = ${payment.id}`.execute(tx)
  const part = await findPendingRefund(tx, payment.id)
  const { amountMinor } = part
  await endRefund(tx, { paymentId: payment.id, refund: part, trxId: answer.trxId, at })
  const player = await lockPlayer(tx, payment.playerId)
  const leftMinor = payment.leftMinor - amountMinor
  const way = [leftMinor === 0n ? 'refunded' : 'credited'] as const
  const given = { ...part, isGiven: true }
  const move = { way, source: 'partner', actor: payment.partner ?? '', refund: given, at } as const
  await movePayment(ports, tx, { payment, player, move })
  await tellRefunded(tx, player, { payment, amountMinor, leftMinor })
}

/** The partner gave nothing back: the player has the money again, and hears of it. */
async function keep(ports: Ports, tx: Tx, { payment, answer, at }: Told) {
  await sql`
    UPDATE payment SET partner_due_at = NULL, sent_at = NULL WHERE id = ${payment.id}
  `.execute(tx)
  const part = await findPendingRefund(tx, payment.id)
  await endRefund(tx, { paymentId: payment.id, refund: part, trxId: null, at })
  const player = await lockPlayer(tx, payment.playerId)
  const note = answer.kind === 'failed' ? `code ${answer.code}` : 'no such refund'
  const actor = payment.partner ?? ''
  const refund = { ...part, isGiven: false }
  const move = { way: ['credited'], source: 'partner', actor, note, refund, at } as const
  await movePayment(ports, tx, { payment, player, move })
  await tellRefundFailed(tx, player, { payment, amountMinor: part.amountMinor })
}

/** What the partner calls our request is kept: by that it is asked what came of it. */
async function askAgain(tx: Tx, { payment, answer, tries, at }: Told) {
  const dueAt = new Date(at.getTime() + pauseBeforeCheckMs(tries))
  await sql`UPDATE payment SET partner_due_at = ${dueAt} WHERE id = ${payment.id}`.execute(tx)
  const requestRef = answer.kind === 'waiting' ? answer.requestRef : undefined
  if (requestRef === undefined) return
  await sql`
    UPDATE refund SET partner_ref = ${requestRef} WHERE payment_id = ${payment.id} AND state = 'pending'
  `.execute(tx)
}
