import { decideRefund, pauseBeforeCheckMs } from '@maidan/cashier'
import { sql } from 'kysely'
import { lockPlayer } from '../../identity/queries/lock-players.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Ledger } from '../../platform/ledger/open-ledger.ts'
import type { PayoutAnswer } from '../partners/payment-partner.ts'
import type { Payment } from '../payments/lock-payment.ts'
import { movePayment } from '../payments/move-payment.ts'
import { lockSettled } from './lock-settled.ts'
import { tellRefunded } from './tell-refunded.ts'

type Ports = { clock: Clock; db: Db; ledger: Ledger }

type Told = { payment: Payment; answer: PayoutAnswer; tries: number; at: Date }

/** Takes in what a partner said of a refund, as `decideRefund` has it. */
export function recordRefund(
  ports: Ports,
  { paymentId, answer }: { paymentId: bigint; answer: PayoutAnswer },
): Promise<void> {
  return inTransaction(ports.db, async (tx) => {
    const payment = await lockSettled(tx, paymentId)
    const at = ports.clock.now()
    const { sentAt, tries } = await readTelling(tx, paymentId)
    const toldAgoMs = at.getTime() - (sentAt ?? at).getTime()
    const decision = decideRefund({ state: payment.state, toldAgoMs }, answer)
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

async function readTelling(tx: Tx, id: bigint) {
  const { rows } = await sql<{ sent_at: Date | null; partner_tries: number }>`
    SELECT sent_at, partner_tries FROM payment WHERE id = ${id}
  `.execute(tx)
  return { sentAt: rows[0]?.sent_at ?? null, tries: rows[0]?.partner_tries ?? 1 }
}

async function refund(ports: Ports, tx: Tx, { payment, answer, at }: Told) {
  if (answer.kind !== 'paid') throw new Error(`payment ${payment.reference}: refunded unpaid`)
  await sql`
    UPDATE payment SET payout_trx_id = ${answer.trxId}, partner_due_at = NULL WHERE id = ${payment.id}
  `.execute(tx)
  const player = await lockPlayer(tx, payment.playerId)
  const actor = payment.partner ?? ''
  const move = { way: ['refunded'], source: 'partner', actor, at } as const
  await movePayment(ports, tx, { payment, player, move })
  await tellRefunded(tx, player, payment)
}

/** The partner gave nothing back: the player has the money again, and hears of it. */
async function keep(ports: Ports, tx: Tx, { payment, answer, at }: Told) {
  await sql`
    UPDATE payment SET partner_due_at = NULL, sent_at = NULL WHERE id = ${payment.id}
  `.execute(tx)
  const player = await lockPlayer(tx, payment.playerId)
  const note = answer.kind === 'failed' ? `code ${answer.code}` : 'no such refund'
  const actor = payment.partner ?? ''
  const move = { way: ['credited'], source: 'partner', actor, note, at } as const
  await movePayment(ports, tx, { payment, player, move })
  await tellRefunded(tx, player, payment, 'refundFailed')
}

async function askAgain(tx: Tx, { payment, tries, at }: Told) {
  const dueAt = new Date(at.getTime() + pauseBeforeCheckMs(tries))
  await sql`UPDATE payment SET partner_due_at = ${dueAt} WHERE id = ${payment.id}`.execute(tx)
}
