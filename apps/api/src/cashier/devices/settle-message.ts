import {
  decideMessage,
  wayTo,
  wayToCredit,
  type MessageMisfit,
  type PaymentState,
} from '@maidan/cashier'
import { sql } from 'kysely'
import { lockPlayer } from '../../identity/queries/lock-players.ts'
import { lapseApprovals } from '../../platform/approvals/expire-approvals.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Ledger } from '../../platform/ledger/open-ledger.ts'
import type { KeptStatement } from '../deposits/kept-statement.ts'
import { creditDeposit } from '../flows/credit-deposit.ts'
import { lockPayment, type Payment } from '../payments/lock-payment.ts'
import { movePayment } from '../payments/move-payment.ts'
import { writeEvent } from '../payments/write-event.ts'
import { CLAIM_STATES } from './claim-states.ts'
import { gatherFacts } from './gather-facts.ts'
import { lockMessage, type ReceivedMessage } from './lock-message.ts'

type Ports = { clock: Clock; db: Db; ledger: Ledger }

type Pair = { messageId: bigint; paymentId: bigint }

const open: readonly PaymentState[] = CLAIM_STATES
const actor = 'wallet message'

/**
 * Holds a wallet's message against the claim of its transaction: credits what it proves, else leaves
 * the claim to a person with the message beside it. The claim is locked first, so that neither
 * another process nor somebody at the desk credits it meanwhile.
 */
export function settleMessage(ports: Ports, { messageId, paymentId }: Pair): Promise<void> {
  return inTransaction(ports.db, async (tx) => {
    const payment = await lockPayment(tx, paymentId, 'deposit')
    if (!open.includes(payment.state)) return
    const message = await lockMessage(tx, messageId)
    if (!message || message.paymentId === payment.id) return
    const at = ports.clock.now()
    const decision = decideMessage(await gatherFacts(tx, { payment, message, at }))
    const misfits = decision.kind === 'credit' ? [] : decision.misfits
    await bind(tx, { message, payment, misfits })
    const settling = { payment, message, at }
    if (misfits.length === 0) return credit(ports, tx, settling)
    return putOnDesk(ports, tx, { ...settling, misfits })
  })
}

type Settling = { payment: Payment; message: ReceivedMessage; at: Date }

async function bind(
  tx: Tx,
  { message, payment, misfits }: Omit<Settling, 'at'> & { misfits: readonly MessageMisfit[] },
) {
  await sql`
    UPDATE device_message SET payment_id = ${payment.id}, misfits = ${[...misfits]}::text[]
    WHERE id = ${message.id}
  `.execute(tx)
}

/** The message is the wallet's own word, as its statement is. */
async function credit(ports: Ports, tx: Tx, { payment, message, at }: Settling) {
  await keepAsStatement(tx, payment, message)
  const checked = await startCheck(ports, tx, { payment, at })
  const way = wayToCredit(checked.state, 'partner')
  if (way.length === 0) throw new Error(`payment ${payment.reference}: no way to its credit`)
  const move = { way, source: 'partner', actor, at } as const
  await creditDeposit(ports, tx, { payment: checked, settledMinor: message.amountMinor, move })
}

/** Writes down that a fresh claim is being checked, as for a statement. */
async function startCheck(
  ports: Ports,
  tx: Tx,
  { payment, at }: Omit<Settling, 'message'>,
): Promise<Payment> {
  if (payment.state !== 'claimed') return payment
  const player = await lockPlayer(tx, payment.playerId)
  const move = { way: ['verifying'], source: 'job', actor, at } as const
  return movePayment(ports, tx, { payment, player, move })
}

type OnDesk = Settling & { misfits: readonly MessageMisfit[] }

/** A message that may be forged is no word of the wallet: with it beside the claim one would credit. */
async function putOnDesk(ports: Ports, tx: Tx, { payment, message, at, misfits }: OnDesk) {
  if (!misfits.includes('chain') && !misfits.includes('device'))
    await keepAsStatement(tx, payment, message)
  // What somebody asked for without this message has to be looked at anew.
  await lapseApprovals(tx, { subject: `payment:${payment.reference}`, at })
  const note = misfits.join(', ')
  const way = wayTo('deposit', payment.state, 'review', 'job')
  if (way.length === 0) {
    const { id: paymentId, state } = payment
    return writeEvent(tx, { paymentId, state, source: 'job', actor, note, at })
  }
  const player = await lockPlayer(tx, payment.playerId)
  await movePayment(ports, tx, {
    payment,
    player,
    move: { way, source: 'job', actor, note, at },
  })
}

/** Where the wallet's statement has spoken, it stays. */
async function keepAsStatement(tx: Tx, { id }: Payment, message: ReceivedMessage) {
  const statement: KeptStatement = {
    found: true,
    amountMinor: message.amountMinor.toString(),
    sender: message.sender ?? '',
    receiver: message.receiver,
    at: message.at.toISOString(),
  }
  await sql`
    UPDATE payment SET statement = ${JSON.stringify(statement)}::jsonb
    WHERE id = ${id} AND (statement->>'found') IS DISTINCT FROM 'true'
  `.execute(tx)
}
