import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { tellPlayer } from '../../platform/live/tell-player.ts'
import { lapseApprovals } from '../../platform/approvals/expire-approvals.ts'
import type { Payment } from './lock-payment.ts'
import type { MoneyPlayer } from '../../identity/queries/lock-players.ts'
import {
  type EventSource,
  type PaymentState,
  SETTLED_STATES,
  mayMove,
  transactionKey,
} from '@maidan/cashier'
import { moneyOfMove, type RefundPart, type Reversal } from './payment-money.ts'
import { tellBalance } from './tell-balance.ts'
import { writeEvent } from './write-event.ts'
import type { Ledger } from '../../platform/ledger/open-ledger.ts'

type Ports = { ledger: Ledger }

const settled: readonly PaymentState[] = SETTLED_STATES

export type Way = {
  /** The states to go through, in order; each must be allowed from the one before. */
  way: readonly PaymentState[]
  source: EventSource
  actor: string
  /** For staff; it stands at the last state. */
  note?: string | null
  /** Which part of a deposit goes back, where one does. */
  refund?: RefundPart
  /** What a partner takes back, where it does. */
  reversal?: Reversal
  at: Date
}

/**
 * Moves a payment that the caller has locked: state, history, money and news in the caller's
 * transaction. What waits for a second person lapses once the payment is settled otherwise. Refuses
 * with STATE_CHANGED what the table does not allow.
 */
export async function movePayment(
  ports: Ports,
  tx: Tx,
  { payment, player, move }: { payment: Payment; player: MoneyPlayer; move: Way },
): Promise<Payment> {
  let moved = payment
  let paid = false
  for (const to of move.way) {
    const note = to === move.way.at(-1) ? (move.note ?? null) : null
    await changeState(tx, moved, to, move)
    await writeEvent(tx, { ...move, paymentId: payment.id, state: to, note })
    paid = (await postMove(ports, tx, { payment: moved, player, to, move })) || paid
    moved = { ...moved, state: to }
  }
  const key = transactionKey(moved.state)
  if (paid || key !== transactionKey(payment.state))
    await tellPlayer(tx, player.id, {
      type: 'transaction',
      transaction_id: payment.reference,
      key,
    })
  if (paid) await tellBalance(tx, player.id)
  if (settled.includes(moved.state))
    await lapseApprovals(tx, { subject: `payment:${payment.reference}`, at: move.at })
  return moved
}

async function changeState(tx: Tx, payment: Payment, to: PaymentState, { source, at }: Way) {
  const { id, direction, state } = payment
  if (!mayMove(direction, state, to, source)) throw new Refusal('STATE_CHANGED')
  const { rows } = await sql`
    UPDATE payment SET state = ${to}, updated_at = ${at}
    WHERE id = ${id} AND state = ${state} RETURNING id
  `.execute(tx)
  if (rows.length === 0) throw new Refusal('STATE_CHANGED')
}

type Post = { payment: Payment; player: MoneyPlayer; to: PaymentState; move: Way }

/** Posts the money of one move; answers whether there was any. */
async function postMove(
  { ledger }: Ports,
  tx: Tx,
  { payment, player, to, move }: Post,
): Promise<boolean> {
  const { direction, state: from, reference, amountMinor, feeMinor, methodKey, currency } = payment
  const { cash, held } = player
  const clearing = await ledger.accounts.house(`clearing:${methodKey}`, currency)
  const fees = await ledger.accounts.house('house:fees', currency)
  const claims = move.reversal && (await ledger.accounts.house('house:claims', currency))
  const command = moneyOfMove(
    { direction, from, to, reference, amountMinor, feeMinor, ...partsOf(move) },
    { cash, held, clearing, fees, ...(claims !== undefined && { claims }) },
  )
  if (!command) return false
  const [result] = await ledger.postIn(tx, [command])
  if (result?.status === 'posted') return true
  if (result?.status === 'refused' && result.code === 'NOT_ENOUGH_MONEY')
    throw new Refusal('NOT_ENOUGH_MONEY')
  throw new Error(`payment ${reference} to ${to}: the ledger says ${JSON.stringify(result)}`)
}

function partsOf({ refund, reversal }: Way) {
  return { refund: refund ?? null, reversal: reversal ?? null }
}
