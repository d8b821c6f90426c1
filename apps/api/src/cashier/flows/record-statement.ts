import { sql } from 'kysely'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Tx, Db } from '../../platform/database/db.ts'
import type { WalletStatement } from '../statements/open-wallet-statements.ts'
import { lockPayment, type Payment } from '../payments/lock-payment.ts'
import { lockPlayer } from '../../identity/queries/lock-players.ts'
import { movePayment } from '../payments/move-payment.ts'
import {
  type PaymentState,
  SETTLED_STATES,
  pauseBeforeCheckMs,
  statementMisfits,
  wayTo,
  wayToCredit,
} from '@maidan/cashier'
import { foundStatement, type KeptStatement } from '../deposits/kept-statement.ts'
import { lapseApprovals } from '../../platform/approvals/expire-approvals.ts'
import { readSettings } from '../../platform/settings/read-settings.ts'
import { creditDeposit } from './credit-deposit.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Ledger } from '../../platform/ledger/open-ledger.ts'

type Ports = { clock: Clock; db: Db; ledger: Ledger }

const settled: readonly PaymentState[] = SETTLED_STATES
const job = { source: 'job', actor: 'check-statements' } as const

/**
 * Takes in what a wallet said of a deposit. It goes to a person's desk with the statement beside
 * it; without an answer it is unknown and asked again. Only if the house switched that on, and
 * everything fits, is it credited without a person.
 */
export function recordStatement(
  ports: Ports,
  paymentId: bigint,
  statement: WalletStatement,
): Promise<void> {
  return inTransaction(ports.db, async (tx) => {
    const payment = await lockPayment(tx, paymentId, 'deposit')
    if (settled.includes(payment.state)) return
    if ('unknown' in statement) return keepAsking(ports, tx, payment, 'unknown')
    await keepStatement(tx, payment, asKept(statement))
    if (!statement.found) return keepAsking(ports, tx, payment, 'review')
    // What somebody asked for without this statement has to be looked at anew.
    const subject = `payment:${payment.reference}`
    await lapseApprovals(tx, { subject, at: ports.clock.now() })
    if (await mayCreditAlone(tx, payment, asKept(statement))) return creditAlone(ports, tx, payment)
    await sql`UPDATE payment SET statement_due_at = NULL WHERE id = ${payment.id}`.execute(tx)
    return moveOn(ports, tx, payment, 'review')
  })
}

async function keepAsking(ports: Ports, tx: Tx, payment: Payment, state: 'unknown' | 'review') {
  const { rows } = await sql<{ statement_tries: number }>`
    SELECT statement_tries FROM payment WHERE id = ${payment.id}
  `.execute(tx)
  const pauseMs = pauseBeforeCheckMs(rows[0]?.statement_tries ?? 1)
  const dueAt = new Date(ports.clock.now().getTime() + pauseMs)
  await sql`UPDATE payment SET statement_due_at = ${dueAt} WHERE id = ${payment.id}`.execute(tx)
  await moveOn(ports, tx, payment, state)
}

/** A payment on a person's desk stays there, and an unknown one stays unknown until it is known. */
async function moveOn(ports: Ports, tx: Tx, payment: Payment, to: 'unknown' | 'review') {
  const way = wayTo('deposit', payment.state, to, 'job')
  if (way.length === 0) return
  const player = await lockPlayer(tx, payment.playerId)
  await movePayment(ports, tx, { payment, player, move: { ...job, way, at: ports.clock.now() } })
}

/** Where nothing was found, what a message of the wallet has said meanwhile stays. */
async function keepStatement(tx: Tx, { id }: Payment, statement: KeptStatement) {
  await sql`
    UPDATE payment SET statement = ${JSON.stringify(statement)}::jsonb
    WHERE id = ${id} AND (${statement.found} OR (statement->>'found') IS DISTINCT FROM 'true')
  `.execute(tx)
}

function asKept(statement: Exclude<WalletStatement, { unknown: true }>): KeptStatement {
  if (!statement.found) return { found: false }
  const { amountMinor, sender, receiver, at } = statement
  return {
    found: true,
    amountMinor: amountMinor.toString(),
    sender,
    receiver,
    at: at.toISOString(),
  }
}

async function mayCreditAlone(
  tx: Tx,
  payment: Payment,
  statement: KeptStatement,
): Promise<boolean> {
  const { deposit_auto_credit } = await readSettings(tx)
  if (deposit_auto_credit === 0 || !statement.found) return false
  return statementMisfits(payment, foundStatement(statement)).length === 0
}

/** The statement is the partner's own word, so the payment moves on it. */
async function creditAlone(ports: Ports, tx: Tx, payment: Payment) {
  const way = wayToCredit(payment.state, 'partner')
  if (way.length === 0) return moveOn(ports, tx, payment, 'review')
  const at = ports.clock.now()
  const move = { way, source: 'partner', actor: 'wallet statement', at } as const
  await creditDeposit(ports, tx, { payment, settledMinor: payment.amountMinor, move })
}
