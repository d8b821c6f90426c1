import { decidePayout, pauseBeforeCheckMs, type PaymentState } from '@maidan/cashier'
import { moneyText } from '@maidan/money'
import { sql } from 'kysely'
import { lockPlayer } from '../../identity/queries/lock-players.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Ledger } from '../../platform/ledger/open-ledger.ts'
import { methodName } from '../deposits/find-method.ts'
import { tellPaidOut } from '../flows/pay-withdrawal.ts'
import type { PayoutAnswer } from '../partners/payment-partner.ts'
import { lockPayment, type Payment } from '../payments/lock-payment.ts'
import { movePayment, type Way } from '../payments/move-payment.ts'
import { notifyPlayer } from '../payments/notify-player.ts'

type Ports = { clock: Clock; db: Db; ledger: Ledger }

type Told = { payment: Payment; answer: PayoutAnswer; tries: number; at: Date }

/** Takes in what a partner said of a payout, as `decidePayout` has it. */
export function recordPayout(
  ports: Ports,
  { paymentId, answer }: { paymentId: bigint; answer: PayoutAnswer },
): Promise<void> {
  return inTransaction(ports.db, async (tx) => {
    const payment = await lockPayment(tx, paymentId, 'withdrawal')
    const at = ports.clock.now()
    const { sentAt, tries } = await readSending(tx, payment)
    const decision = decidePayout(
      {
        state: payment.state,
        sentAgoMs: at.getTime() - (sentAt ?? at).getTime(),
        isTrxIdUsed: await isTrxIdUsed(tx, payment, answer),
      },
      answer,
    )
    const told = { payment, answer, tries, at }
    switch (decision.kind) {
      case 'pay':
        return pay(ports, tx, told)
      case 'fail':
        return fail(ports, tx, told)
      case 'return_to_desk':
        return returnToDesk(ports, tx, told)
      case 'unknown':
        if (payment.state === 'sending')
          await go(ports, tx, told, { to: 'unknown', source: 'job', note: whyOf(answer) })
        return askAgain(tx, told)
      case 'wait':
        return askAgain(tx, told)
      case 'leave':
        return
    }
  })
}

async function readSending(tx: Tx, { id }: Payment) {
  const { rows } = await sql<{ sent_at: Date | null; partner_tries: number }>`
    SELECT sent_at, partner_tries FROM payment WHERE id = ${id}
  `.execute(tx)
  return { sentAt: rows[0]?.sent_at ?? null, tries: rows[0]?.partner_tries ?? 1 }
}

/** Whether the transaction that a partner names has paid another withdrawal of the method. */
async function isTrxIdUsed(tx: Tx, { id, methodKey }: Payment, answer: PayoutAnswer) {
  if (answer.kind !== 'paid') return false
  const { rows } = await sql`
    SELECT 1 FROM payment
    WHERE method_key = ${methodKey} AND payout_trx_id = ${answer.trxId} AND id <> ${id}
    UNION ALL SELECT 1 FROM refund WHERE method_key = ${methodKey} AND trx_id = ${answer.trxId}
  `.execute(tx)
  return rows.length > 0
}

async function pay(ports: Ports, tx: Tx, told: Told) {
  const { payment, answer } = told
  if (answer.kind !== 'paid') throw new Error(`payout ${payment.reference}: settled unpaid`)
  await sql`
    UPDATE payment SET payout_trx_id = ${answer.trxId}, partner_due_at = NULL
    WHERE id = ${payment.id}
  `.execute(tx)
  const player = await go(ports, tx, told, { to: 'paid', source: 'partner' })
  await tellPaidOut(tx, player, payment)
}

/** The wallet takes no money: the player has it back, and hears why. */
async function fail(ports: Ports, tx: Tx, told: Told) {
  const { payment, answer } = told
  await sql`UPDATE payment SET partner_due_at = NULL WHERE id = ${payment.id}`.execute(tx)
  const player = await go(ports, tx, told, {
    to: 'failed',
    source: 'partner',
    note: whyOf(answer),
  })
  await notifyPlayer(tx, player, {
    code: 'payoutFailed',
    params: {
      amount: moneyText(payment.amountMinor, payment.currency),
      method: methodName(payment.methodKey),
      account: payment.accountNumber,
      reference: payment.reference,
    },
  })
}

/** Nothing has left, and the player waits on: a person pays it otherwise, or sends it again. */
async function returnToDesk(ports: Ports, tx: Tx, told: Told) {
  const { payment, answer } = told
  await sql`
    UPDATE payment SET partner_due_at = NULL, sent_at = NULL WHERE id = ${payment.id}
  `.execute(tx)
  await go(ports, tx, told, { to: 'review', source: 'partner', note: whyOf(answer) })
}

/** What staff read of an answer beside the step that it led to. */
function whyOf(answer: PayoutAnswer): string {
  switch (answer.kind) {
    case 'failed':
      return `code ${answer.code}`
    case 'unknown':
      return answer.why
    case 'absent':
      return 'not in the statement'
    case 'paid':
      return `paid by ${answer.trxId}`
    case 'waiting':
      return ''
  }
}

type Step = { to: PaymentState; source: Way['source']; note?: string }

async function go(ports: Ports, tx: Tx, { payment, at }: Told, { to, source, note }: Step) {
  const player = await lockPlayer(tx, payment.playerId)
  const actor = payment.partner ?? ''
  const move = { way: [to], source, actor, note: note ?? null, at }
  await movePayment(ports, tx, { payment, player, move })
  return player
}

async function askAgain(tx: Tx, { payment, tries, at }: Told) {
  const dueAt = new Date(at.getTime() + pauseBeforeCheckMs(tries))
  await sql`UPDATE payment SET partner_due_at = ${dueAt} WHERE id = ${payment.id}`.execute(tx)
}
