import { pauseBeforeCheckMs, wayTo, type PaymentState } from '@maidan/cashier'
import { sql } from 'kysely'
import { lockPlayer } from '../../identity/queries/lock-players.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Ledger } from '../../platform/ledger/open-ledger.ts'
import type { Begun } from '../partners/payment-partner.ts'
import { lockPayment, type Payment } from '../payments/lock-payment.ts'
import { movePayment, type Way } from '../payments/move-payment.ts'

type Ports = { clock: Clock; db: Db; ledger: Ledger }

type Recorded = { paymentId: bigint; begun: Begun; openForMs: number }

/**
 * Writes down what a partner made of an intent, the page also of a payment that its player gave up
 * meanwhile: it could still be paid. Answers whether the player may be led to that page.
 */
export function recordBegun(ports: Ports, recorded: Recorded): Promise<boolean> {
  const { paymentId, begun, openForMs } = recorded
  return inTransaction(ports.db, async (tx) => {
    const payment = await lockPayment(tx, paymentId, 'deposit')
    const at = ports.clock.now()
    if (begun.kind === 'presented') await keepPage(tx, payment, { begun, at, openForMs })
    if (payment.state !== 'created') return false
    await moveOn(ports, tx, payment, { begun, at })
    return begun.kind === 'presented'
  })
}

type MovedOn = { begun: Begun; at: Date }

async function moveOn(ports: Ports, tx: Tx, payment: Payment, { begun, at }: MovedOn) {
  const actor = payment.partner ?? ''
  if (begun.kind === 'presented')
    return move(ports, tx, payment, { to: 'presented', source: 'partner', actor, at })
  if (begun.kind === 'refused') {
    await sql`UPDATE payment SET partner_due_at = NULL WHERE id = ${payment.id}`.execute(tx)
    const note = `${begun.fault}: ${begun.code}`
    return move(ports, tx, payment, { to: 'failed', source: 'partner', actor, note, at })
  }
  const dueAt = new Date(at.getTime() + pauseBeforeCheckMs(1))
  await sql`UPDATE payment SET partner_due_at = ${dueAt} WHERE id = ${payment.id}`.execute(tx)
  const note = begun.why
  return move(ports, tx, payment, { to: 'unknown', source: 'job', actor: 'begin', note, at })
}

type Page = { begun: Extract<Begun, { kind: 'presented' }>; at: Date; openForMs: number }

async function keepPage(tx: Tx, { id }: Payment, { begun, at, openForMs }: Page) {
  const { partnerRef, url } = begun
  const until = new Date(at.getTime() + openForMs)
  const dueAt = new Date(at.getTime() + pauseBeforeCheckMs(1))
  await sql`
    UPDATE payment SET partner_ref = ${partnerRef}, partner_url = ${url}, pay_until = ${until},
      partner_tries = 0, partner_due_at = ${dueAt} WHERE id = ${id}
  `.execute(tx)
}

type Move = Omit<Way, 'way'> & { to: PaymentState }

async function move(ports: Ports, tx: Tx, payment: Payment, { to, ...by }: Move) {
  const way = wayTo('deposit', payment.state, to, by.source)
  const player = await lockPlayer(tx, payment.playerId)
  await movePayment(ports, tx, { payment, player, move: { ...by, way } })
}
